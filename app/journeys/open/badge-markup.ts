import { createHash } from 'node:crypto';
import { escapeMarkup } from '~/cms/escape-markup';
import type { Badge } from './badge-model';

/** Night, paper, and a dot that is not needed to read it (tokens.css). */
const COLOURS = { ground: '#06262d', text: '#ffffff', soft: '#c5dcde', off: '#ffb5a7', calm: '#8ee5b3' } as const;
const FONT = 'font-family="system-ui,Segoe UI,Helvetica,Arial,sans-serif"';

/** The badge as a picture. Its words are its accessible name. */
export function badgeSvg({ title, count, age, isOff }: Badge): string {
  const said = [title, count, age].map(escapeMarkup);
  const calm = isOff === null ? '' : `<circle cx="24" cy="32" r="8" fill="${COLOURS.calm}"/>`;
  const dot = isOff ? `<path d="M24 22 34 40H14Z" fill="${COLOURS.off}"/>` : calm;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="72" viewBox="0 0 260 72" role="img" aria-labelledby="t">',
    `<title id="t">${said.join('. ')}</title>`,
    `<rect width="260" height="72" rx="8" fill="${COLOURS.ground}"/>`,
    dot,
    `<text x="46" y="24" ${FONT} font-size="15" font-weight="600" fill="${COLOURS.text}">${said[0]}</text>`,
    `<text x="46" y="44" ${FONT} font-size="15" fill="${COLOURS.text}">${said[1]}</text>`,
    `<text x="46" y="61" ${FONT} font-size="12" fill="${COLOURS.soft}">${said[2]}</text>`,
    '</svg>\n',
  ].join('');
}

const STYLE = [
  'body{margin:0;padding:12px 16px;border-left:8px solid #06262d;background:#fff;color:#06262d;font:16px/1.4 system-ui,sans-serif}',
  'h1{margin:0;font-size:1rem}p{margin:0}a{color:inherit}',
  '@media(prefers-color-scheme:dark){body{background:#06262d;color:#fff;border-color:#8ee5b3}}',
].join('');

/** What the page of a badge may do: nothing but show itself, in a frame of anybody. */
export const badgePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The badge as a page for a frame. */
export function badgeHtml({ title, count, age, path }: Badge, baseUrl: string, more: string): string {
  const [name, ...lines] = [title, count, age].map(escapeMarkup);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title>`,
    `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main>`,
    `<h1>${name}</h1>`,
    ...lines.map((line) => `<p>${line}</p>`),
    `<p><a href="${escapeMarkup(baseUrl + path)}" target="_top">${escapeMarkup(more)}</a></p>`,
    '</main></body></html>\n',
  ].join('');
}
