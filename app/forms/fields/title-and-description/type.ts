import { z } from 'zod';
import { defineNote } from '../../engine/field-type';
import { link } from '../../engine/wire-definition';

export const settings = z.object({
  link: link.nullish(),
  /** Text about danger stands out, and 105 and 999 in it are links. */
  look: z.enum(['danger']).nullish(),
});

export const titleAndDescription = defineNote('title and description', settings);
