import { z } from 'zod';
import { defineFieldType, roomFor } from '../../engine/field-type';
import { readText, sendText, writeText } from '../../parts/single-value';
import { checkText } from '../../parts/text-rules';

const settings = z.object({ maxLength: z.number().int().positive().max(10_000).default(5000) });

export const textarea = defineFieldType<string, z.output<typeof settings>>({
  name: 'textarea',
  answer: z.string(),
  settings,
  longest: roomFor,
  read: readText,
  write: writeText,
  check: (answer, field, context, limits) => checkText(answer, field, context, limits.maxLength),
  compare: (answer) => answer,
  show: (answer) => answer.split('\n'),
  send: sendText,
});
