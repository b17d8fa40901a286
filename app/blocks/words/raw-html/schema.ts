import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';
import { acts, cleanMarkup, embeddedId, reachesOut } from './markup';

const HEIGHT = 400;

/**
 * Markup that only shows something is cleaned and put into the page. Markup that acts (scripts,
 * frames, forms, styles) goes into a document of its own that can reach neither the page nor its
 * cookies (L-756).
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
