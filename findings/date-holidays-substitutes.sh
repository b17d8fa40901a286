#!/usr/bin/env bash
# date-holidays 3.37.0.
# Guessed: where a bank holiday of England falls on a weekend, the substitute day takes its place, as in the
# government's list: in December 2026 there are two bank holidays, Friday 25 and Monday 28.
# True: the weekend day is there as well, of the same type and without a sign, so December has three. Whoever counts
# bank holidays, or opens on the hours of one, is wrong on a Saturday that the law takes for a Saturday.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error date-holidays@3.37.0
cat >look.mjs <<'JS'
import Holidays from 'date-holidays';

const england = new Holidays('GB', 'ENG');
const found = england
  .getHolidays(2026)
  .filter(({ date, type }) => type === 'public' && date.startsWith('2026-12'))
  .map(({ date, substitute }) => `${date.slice(8, 10)}${substitute ? ' substitute' : ''}`);
console.log(JSON.stringify(found));
process.exit(JSON.stringify(found) === JSON.stringify(['25', '26', '28 substitute']) ? 0 : 1);
JS
node look.mjs
