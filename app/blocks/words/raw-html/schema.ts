import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';
import { acts, cleanMarkup, embeddedId, reachesOut } from './markup';

const HEIGHT = 400;

/**
 * Specification: lookup, section 2 "Other blocks" (raw HTML or script block). Markup that only shows something is cleaned and
 * is put into the page. Markup that acts (scripts, frames, forms, styles) goes into a document of its own that can reach neither
 * the page nor its cookies (decision L-756).
 */
export const RawHtmlSchema = z
  .object({
    title: Words,
    html: z.string().trim().max(200_000),
    /** Of the frame, in pixels. */
    height: orElse(z.number().int().min(50).max(4000), HEIGHT),
  })
  .transform(({ title, html, height }) =>
    acts(html)
      ? {
          kind: 'framed' as const,
          title,
          height,
          id: embeddedId(html),
          reachesOut: reachesOut(html),
        }
      : { kind: 'inline' as const, title, html: cleanMarkup(html) },
  );
export type RawHtmlProps = z.output<typeof RawHtmlSchema>;

export const examples = {
  plain: {
    __typename: 'RawHtml',
    title: 'Voltage in short',
    html: '<table><caption>Voltages</caption><tr><th scope="col">Line</th><td>11,000 V</td></tr></table><p onclick="x()">A cable.</p>',
  },
  'a script of its own': {
    __typename: 'RawHtml',
    title: 'A small sum',
    html: '<p>Two and two are <b id="sum"></b>.</p><script>document.getElementById("sum").textContent = 2 + 2;</script>',
    height: 120,
  },
  'a script of another site': {
    __typename: 'RawHtml',
    html: '<div id="feed"></div><script src="https://feeds.example/feed.js"></script>',
  },
  'everything empty': { __typename: 'RawHtml', html: ' ' },
};
