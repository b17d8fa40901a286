#!/usr/bin/env bash
# Intl.DateTimeFormat of Node 20.20.2 (npm package node@20.20.2), ICU as it prints.
# Guessed: with hour12 half past noon is "12:30 pm" in every kind of English.
# True: in the English of Great Britain and of Ireland it is "0:30 pm", and half past midnight "0:30 am"; only hourCycle
# 'h12' says 12:30. Somebody without power reads that it is back at half past midnight, or takes the page for broken.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@20.20.2
cat >look.mjs <<'JS'
const say = (language, options, hour) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...options })
    .format(Date.UTC(2026, 0, 5, hour, 30))
    .replace(/[\u2009\u202f]/g, ' ');
const found = [
  say('en-GB', { hour12: true }, 12),
  say('en-IE', { hour12: true }, 12),
  say('en-GB', { hour12: true }, 0),
  say('en-US', { hour12: true }, 12),
  say('en-GB', { hourCycle: 'h12' }, 12),
];
console.log(process.version, process.versions.icu, JSON.stringify(found));
const expected = ['0:30 pm', '0:30 pm', '0:30 am', '12:30 PM', '12:30 pm'];
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node_modules/.bin/node look.mjs
