import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';

/** Words between questions: `settings.caption` above `settings.bodyText`. Specification: form engine, section 3 (Field types). */
export const titleAndDescription = defineFieldType<null>({
  name: 'title and description',
  answer: z.null(),
  asks: false,
  read: () => null,
  write: () => new Map(),
  show: () => [],
  send: () => ({ value: null }),
});
