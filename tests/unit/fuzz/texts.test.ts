import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '~/cms/rich-text';
import { wordsOfHtml } from '~/cms/collections/schemas';
import { htmlParts } from '~/domain/html-parts';
import { parseMpan } from '~/domain/mpan';
import { plainWords } from '~/server/ports/streets/port';
import { anyText } from '../../support/mutations';

describe('texts', () => {
  const markup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<a href="',
          '">',
          '<script>',
          '</script>',
          '<img src=x onerror=',
          '<svg/onload=',
          '<!--',
          '-->',
          '<![CDATA[',
          '&lt;',
          '&#x3C;',
          'javascript:',
          'data:text/html,',
          '<math><mi xlink:href="',
          '<table><tr>',
          '<',
        ),
        anyText,
      ),
      { maxLength: 25 },
    )
    .map((pieces) => pieces.join(''));

  it('any rich text loses whatever runs, and is clean when it is cleaned again', () =>
    fc.assert(
      fc.property(markup, (html) => {
        const clean = cleanHtml(html);
        for (const whole of clean.match(/<[^>]*>/g) ?? []) {
          // What stands within an attribute is text.
          const tag = whole.replace(/(?<!(?:href|src)=)"[^"]*"/g, '""');
          expect(tag).not.toMatch(
            /^<\s*(?:script|style|iframe|object|embed|svg|math|img|form|base|link|meta)\b/i,
          );
          expect(whole.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
          expect(tag).not.toMatch(/(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i);
        }
        expect(cleanHtml(clean)).toBe(clean);
        expect(htmlParts(clean).join('')).toBe(clean);
        expect(typeof wordsOfHtml(html)).toBe('string');
      }),
      { numRuns: 500 },
    ));

  it('any attribution of streets is words of a bounded length', () =>
    fc.assert(
      fc.property(markup, (html) => void expect(plainWords(html).length).toBeLessThanOrEqual(200)),
    ));

  it('any meter point is thirteen digits with the right one at the end, or none', () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^\d{13}$/), fc.anything()), (text) => {
        expect(parseMpan(text) ?? '0000000000000').toMatch(/^\d{13}$/);
      }),
    ));
});
