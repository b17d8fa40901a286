import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';

const TAGS = [
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

/** Keeps the words and the structure of a text from the content system, and nothing that acts or paints. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'class'] },
    allowedClasses: { a: ['tel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', h1: 'h2' },
  }).trim();

/** Rich text of the content system: plain words become a paragraph. Parsed on the server, so the browser gets clean HTML. */
export const RichText = z.string().transform((text) => {
  const html = cleanHtml(text);
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
});
