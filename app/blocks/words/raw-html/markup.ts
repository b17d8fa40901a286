import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { optional } from '~/cms/lenient';
import { escapeMarkup } from '~/cms/escape-markup';
import { SAFE_ADDRESSES, TEXT_TAGS } from '~/cms/rich-text';

/** What only a document of its own may hold. */
const ACTS = /<\s*(?:script|iframe|object|embed|form|input|button|style|link|video|audio)\b/i;
export const acts = (html: string): boolean => ACTS.test(html);

export const reachesOut = (html: string): boolean => /(?:https?:)?\/\/[\w-]+\./i.test(html);

/** Nothing that acts or paints is left. */
export const cleanMarkup = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...TEXT_TAGS,
      ...[
        'u',
        's',
        'div',
        'hr',
        'code',
        'pre',
        'dl',
        'dt',
        'dd',
        'details',
        'summary',
        'figure',
        'figcaption',
        'img',
        'abbr',
      ],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    ...SAFE_ADDRESSES,
    transformTags: { h1: 'h2' },
  }).trim();

/** Another id as soon as an editor changes the document. */
export const embeddedId = (html: string): string =>
  createHash('sha256').update(html).digest('base64url').slice(0, 16);

const Framed = z.object({
  __typename: z.literal('RawHtml'),
  html: z.string().trim(),
  title: optional(z.string()),
});

export function embeddedHtml(
  blocks: readonly unknown[],
  id: string,
): { html: string; title: string | null } | null {
  for (const block of blocks) {
    const read = Framed.safeParse(block);
    if (read.success && acts(read.data.html) && embeddedId(read.data.html) === id)
      return { html: read.data.html, title: read.data.title ?? null };
  }
  return null;
}

/** Its links open outside of the frame. */
export const documentOf = (html: string, title: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><base target="_blank"><style>body{font-family:system-ui,sans-serif}h1{position:absolute;clip-path:inset(50%)}</style></head><body><main aria-label="${escapeMarkup(title)}"><h1>${escapeMarkup(title)}</h1>${html}</main></body></html>`;
