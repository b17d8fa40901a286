#!/usr/bin/env bash
# axe-core 4.11.4, in Chromium by playwright-core 1.57.0.
# Guessed: a page that passes `color-contrast-enhanced` (7:1) passes `color-contrast` (4.5:1) too, so the second can be left out.
# True: the enhanced rule reports only what lies between both ratios; a text of 1.3:1 passes it. Who runs the stricter
# rule alone, to save time or for AAA, is told nothing of the texts that are hardest to read.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error axe-core@4.11.4 playwright-core@1.57.0
cat >look.mjs <<'JS'
import axe from 'axe-core';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="en"><title>Contrast</title><body style="background:#333">
  <p id="hard" style="color:#444">1.3 to 1</p><p id="between" style="color:#aaa">5.4 to 1</p></body>`);
await page.evaluate(axe.source);
const found = {};
for (const rule of ['color-contrast', 'color-contrast-enhanced']) {
  const { violations } = await page.evaluate(
    (id) => window.axe.run(document, { runOnly: { type: 'rule', values: [id] } }),
    rule,
  );
  found[rule] = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}
await browser.close();
console.log(JSON.stringify(found));
const expected = { 'color-contrast': ['#hard'], 'color-contrast-enhanced': ['#between'] };
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node look.mjs
