import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';

/** Words and their structure: the elements that a text of the content system may hold. */
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

/** Where an address in markup may lead, as sanitize-html takes it: never to script. */
export const SAFE_ADDRESSES = { allowedSchemes: ['http', 'https', 'mailto', 'tel'], allowProtocolRelative: false };

/** Keeps the words and the structure of a text from the content system, and nothing that acts or paints. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TEXT_TAGS,
    allowedAttributes: { a: ['href', 'class'] },
    allowedClasses: { a: ['tel'] },
    ...SAFE_ADDRESSES,
    transformTags: { b: 'strong', i: 'em', h1: 'h2' },
  }).trim();

/** Rich text of the content system: plain words become a paragraph. Parsed on the server, so the browser gets clean HTML. */
export const RichText = z.string().transform((text) => {
  const html = cleanHtml(text);
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
});
