import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { link } from '../../engine/wire-definition';

/** The step to take, as a button below the words: a number to call, or a page. */
export const settings = z.object({ link: link.nullish() });

/** Words between questions: `settings.caption` above `settings.bodyText`. Specification: form engine, section 3 (Field types). */
export const titleAndDescription = defineFieldType<null, z.output<typeof settings>>({
  name: 'title and description',
  answer: z.null(),
  settings,
  asks: false,
  read: () => null,
  write: () => new Map(),
  show: () => [],
  send: () => ({ value: null }),
});
