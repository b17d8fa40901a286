import { z } from 'zod';
import { MASKED } from '../../engine/masked';
import { defineFieldType, roomFor } from '../../engine/field-type';
import { readText, writeText } from '../../parts/single-value';
import { checkText } from '../../parts/text-rules';

const settings = z.object({ maxLength: z.number().int().positive().max(1000).default(200) });

/** Validated, then forgotten: never sent, shown or stored (F-516). */
export const password = defineFieldType<string, z.output<typeof settings>>({
  name: 'password',
  answer: z.string(),
  settings,
  longest: roomFor,
  secret: true,
  read: readText,
  write: writeText,
  check: (answer, field, context, limits) =>
    answer === MASKED ? [] : checkText(answer, field, context, limits.maxLength),
  show: () => [MASKED],
  send: () => ({ value: null }),
});
