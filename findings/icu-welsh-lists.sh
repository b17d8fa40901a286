#!/usr/bin/env bash
# Intl.ListFormat of Node 20.20.2 (npm package node@20.20.2), ICU as it prints.
# Guessed: a list in Welsh ends with "a" before a consonant and "ac" before a vowel, as Spanish changes "y" to "e", and
# has no comma before it, which Welsh doesn't write.
# True: every list says "a(c)", brackets and all, and lists of three have the comma. A page shows its readers the
# translators' note instead of a word.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@20.20.2
cat >look.mjs <<'JS'
const inWords = (language, items) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
const found = [
  inWords('cy', ['Afon', 'Bryn']),
  inWords('cy', ['Bryn', 'Afon']),
  inWords('cy', ['Bryn', 'Felin', 'Afon']),
  inWords('es', ['Bilbao', 'Irún']),
];
console.log(process.version, process.versions.icu, JSON.stringify(found));
const expected = ['Afon a(c) Bryn', 'Bryn a(c) Afon', 'Bryn, Felin, a(c) Afon', 'Bilbao e Irún'];
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node_modules/.bin/node look.mjs
