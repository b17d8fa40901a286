import { z } from 'zod';
import { defineNote } from '../../engine/field-type';
import { link } from '../../engine/wire-definition';

export const settings = z.object({
  /** A button below the text: a phone number, or a page. */
  link: link.nullish(),
  /** Text about danger stands out, and 105 and 999 in it are links. */
  look: z.enum(['danger']).nullish(),
});

/**
 * Text between questions: `settings.caption` above `settings.bodyText`. Specification: form engine,
 * section 3 (Field types).
 */
export const titleAndDescription = defineNote('title and description', settings);
