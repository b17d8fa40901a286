import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';

export const TEXT_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'span',
  'sup',
  'sub',
];

/** In sanitize-html's format; never script. */
export const SAFE_ADDRESSES = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TEXT_TAGS,
    allowedAttributes: { a: ['href', 'class'] },
    allowedClasses: { a: ['tel'] },
    ...SAFE_ADDRESSES,
    transformTags: { b: 'strong', i: 'em', h1: 'h2' },
  }).trim();

/** Plain text becomes a paragraph. Parsed on the server, so that the browser gets clean HTML. */
export const RichText = z.string().transform((text) => {
  const html = cleanHtml(text);
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
});
