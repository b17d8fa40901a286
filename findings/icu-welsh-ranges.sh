#!/usr/bin/env bash
# Intl.DateTimeFormat.formatRange of Node 20.20.2 (npm package node@20.20.2), ICU as it prints.
# Guessed: a range of hours in Welsh has a dash, like one in English.
# True: it has one across noon; two hours of one half of the day stand side by side. A reader of a Welsh page can't
# tell that "1:00 2:00 PM" is from one o'clock to two.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@20.20.2
cat >look.mjs <<'JS'
const at = (hour) => Date.UTC(2026, 0, 5, hour);
const formatOf = (language, options) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
const hours = { hour: 'numeric', minute: '2-digit', hour12: true };
const plain = (text) => text.replace(/[\u2009\u202f]/g, ' ');
const found = [
  formatOf('en-GB', hours).formatRange(at(13), at(14)),
  formatOf('cy', hours).formatRange(at(13), at(14)),
  formatOf('cy', hours).formatRange(at(9), at(14)),
].map(plain);
console.log(process.version, process.versions.icu, JSON.stringify(found));
const expected = ['1:00 – 2:00 pm', '1:00 2:00 PM', '9:00 AM – 2:00 PM'];
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node_modules/.bin/node look.mjs
