import { mark, themeColours } from '#operator/look.json';
import { escapeMarkup } from '~/cms/escape-markup';

/** The same for everyone, without personal data. */
export interface ShareCard {
  readonly title: string;
  /** Above the title, such as "Power cut"; the colour is for a dark background. */
  readonly kicker: { readonly text: string; readonly colour: string } | null;
  /** The operator, or the time of the news. */
  readonly foot: string;
  readonly field: 'ask' | 'night' | 'paper';
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const MOST_LINES = 4;
const LETTERS_PER_LINE = 25;

const svgText = (text: string): string => escapeMarkup(text.replace(/[^\P{C}\n]/gu, ''));

export function linesOf(text: string, letters = LETTERS_PER_LINE, most = MOST_LINES): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const short = word.length > letters ? `${word.slice(0, letters - 1)}…` : word;
    if (last !== undefined && last.length + 1 + short.length <= letters)
      lines[lines.length - 1] = `${last} ${short}`;
    else lines.push(short);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}

const [SUN, NIGHT] = [themeColours.ask.light, themeColours.night.light];
/** Sun to ask, night to answer, paper for the rest. */
const COLOURS = {
  ask: { ground: SUN, ink: NIGHT, line: NIGHT },
  night: { ground: NIGHT, ink: '#ffffff', line: SUN },
  paper: { ground: themeColours.paper.light, ink: NIGHT, line: SUN },
} as const;

/**
 * In the site's typeface. Letters are made bold by their outline, because the renderer has one
 * weight.
 */
export function cardSvg({ title, kicker, foot, field }: ShareCard): string {
  const { ground, ink, line } = COLOURS[field];
  const lines = linesOf(title);
  const size = lines.length > 3 ? 68 : 80;
  const top = 315 - ((lines.length - 1) * size * 1.12) / 2 + (kicker ? 40 : 20);
  const words = lines
    .map(
      (text, index) =>
        `<text x="150" y="${top + index * size * 1.12}" font-size="${size}" stroke="${ink}" stroke-width="2.4">${svgText(text)}</text>`,
    )
    .join('');
  const above = kicker
    ? `<text x="150" y="${top - size - 24}" font-size="40" fill="${kicker.colour}" stroke="${kicker.colour}" stroke-width="1.2">${svgText(kicker.text)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" font-family="Atkinson Hyperlegible Next" fill="${ink}">
<rect width="1200" height="630" fill="${ground}"/><rect x="80" width="14" height="630" fill="${line}"/>
<circle cx="87" cy="90" r="48" fill="${field === 'night' ? SUN : NIGHT}"/>
<g fill="none" stroke-width="4.6" stroke-linecap="round" transform="translate(39 42) scale(2)"><path d="${mark.strokes}" stroke="${field === 'night' ? NIGHT : '#fff'}"/>
<path d="${mark.accent}" stroke="${field === 'night' ? NIGHT : SUN}" stroke-linecap="butt"/></g>
${above}${words}<text x="150" y="575" font-size="32">${svgText(foot)}</text></svg>`;
}
