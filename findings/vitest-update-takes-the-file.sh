#!/usr/bin/env bash
# vitest 4.1.12.
# Guessed: `vitest run -u one.test.js` renews the snapshots of that one file, as `-u` is a switch and the file a filter.
# True: `-u` takes a value since Vitest 4 and swallows the file's name, without a word: every test runs, and the snapshots of
# all files are renewed. `vitest run one.test.js -u` does what was meant. Who renews one snapshot beside a change that breaks
# another takes the broken one for right.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error vitest@4.1.12
mkdir -p __snapshots__
for name in one two; do
  cat >"$name.test.js" <<JS
import { expect, it } from 'vitest';
it('holds', () => expect('new $name').toMatchSnapshot());
JS
done
renewed() {
  for name in one two; do
    printf '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[`holds 1`] = `"old %s"`;\n' "$name" \
      >"__snapshots__/$name.test.js.snap"
  done
  npx vitest run "$@" >/dev/null 2>&1 || true
  grep -l 'new ' __snapshots__/* | sed 's#.*/##; s#\.test.*##' | tr '\n' ' '
}
before=$(renewed -u one.test.js)
after=$(renewed one.test.js -u)
echo "-u one.test.js renews: $before"
echo "one.test.js -u renews: $after"
[ "$before" = 'one two ' ] && [ "$after" = 'one ' ]
