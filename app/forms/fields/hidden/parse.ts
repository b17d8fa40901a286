import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { sendText, writeText } from '../../parts/single-value';

/** A value of the definition itself, sent but not asked; what is posted under its name is not read. */
export const hidden = defineFieldType<string>({
  name: 'hidden',
  answer: z.string(),
  asks: false,
  read: () => null,
  write: writeText,
  compare: (answer) => answer,
  show: (answer) => [answer],
  send: sendText,
});
