#!/usr/bin/env bash
# vite 6.4.6.
# Guessed: "sideEffects" in a project's own package.json holds for each of its modules, however they are imported.
# True: it is read for an import by a relative path and not for one by an alias (resolve.alias to a folder), where every module
# counts as having side effects. A module imported both ways is as its first importer has it, and which one is first depends on
# the speed of the disk and of the plugins. Who weighs their scripts finds some kilobytes more on one build than on the next of
# the same sources, and names of files that differ.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error vite@6.4.6
npm pkg set --json sideEffects=false type='"module"'
mkdir app
echo "console.log('a module that nothing is used of'); export const unused = 1;" >app/part.js
echo "import { unused } from './part.js'; console.log('relative');" >app/relative.js
echo "import { unused } from '~/part.js'; console.log('alias');" >app/alias.js
cat >look.mjs <<'JS'
import { build } from 'vite';

const partIn = async (entry) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': `${process.cwd()}/app` } },
    build: { write: false, rollupOptions: { input: `app/${entry}.js` } },
  });
  return output.some(({ code }) => code.includes('nothing is used of'));
};
const found = { relative: await partIn('relative'), alias: await partIn('alias') };
console.log('The unused module is in what was built:', JSON.stringify(found));
process.exit(!found.relative && found.alias ? 0 : 1);
JS
node look.mjs
