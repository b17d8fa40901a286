import { z } from 'zod';
import { defineNote } from '../../engine/field-type';
import { link } from '../../engine/wire-definition';

export const settings = z.object({
  /** The step to take, as a button below the words: a number to call, or a page. */
  link: link.nullish(),
  /** Words about danger stand out, and 105 and 999 in them can be called. */
  look: z.enum(['danger']).nullish(),
});

/** Words between questions: `settings.caption` above `settings.bodyText`. Specification: form engine, section 3 (Field types). */
export const titleAndDescription = defineNote('title and description', settings);
