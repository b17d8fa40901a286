import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** A launcher crops a maskable icon: everything important must be within four fifths of it. */
const SAFE = 0.66;
const SIZES = [192, 512];

/** Returns the operator's icon on a full square background. */
function maskable(svg) {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const side = Number(box.split(' ')[2]);
  const ground = /\.c\{fill:(#\w+)\}/.exec(svg)?.[1];
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const margin = (side / SAFE - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side / SAFE} ${side / SAFE}"><rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
}

/** Draws the icons in the web app manifest (app/routes/manifest[.]webmanifest.ts) from the operator's icon. */
export function drawIcons(icon, folder) {
  mkdirSync(folder, { recursive: true });
  // Dark colours are for browsers: a phone's icon has one appearance.
  const mark = readFileSync(icon, 'utf8').replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/, '');
  for (const size of SIZES) {
    for (const [name, svg] of Object.entries({ icon: mark, maskable: maskable(mark) })) {
      const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
      writeFileSync(path.join(folder, `${name}-${size}.png`), png);
    }
  }
}
