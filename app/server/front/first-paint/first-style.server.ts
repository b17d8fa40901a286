import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import blocksCss from '~/styles/blocks.css?inline';
import fontsCss from '~/styles/fonts.css?inline';
import siteCss from '~/styles/site.css?inline';
import { namesIn, readStyle, styleFor } from './style-rules';

const rules = readStyle(fontsCss + siteCss + blocksCss);

interface FirstStyle {
  readonly css: string;
  readonly hash: string;
}

/** Pages of one kind use the same names, so they share a style. */
const made = new LRUCache<string, FirstStyle>({
  maxSize: 4_000_000,
  sizeCalculation: ({ css }, names) => css.length + names.length,
});

function styleOf(names: readonly string[]): FirstStyle {
  const key = names.join(' ');
  const cached = made.get(key);
  if (cached) return cached;
  const css = styleFor(rules, new Set(names));
  const style = { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  made.set(key, style);
  return style;
}

const PLACE = '<style id="first-paint"></style>';

/**
 * The first paint then needs only the document; the whole style sheet follows at the end
 * (frame/document.tsx). A page without a place for the style is unchanged.
 */
export function withFirstStyle(html: string): { html: string; hash: string | null } {
  const at = html.indexOf(PLACE);
  if (at < 0) return { html, hash: null };
  const handoff = html.lastIndexOf('<script id="handoff"');
  const { css, hash } = styleOf(namesIn(handoff < 0 ? html : html.slice(0, handoff)));
  return {
    html: `${html.slice(0, at)}<style id="first-paint">${css}</style>${html.slice(at + PLACE.length)}`,
    hash,
  };
}
