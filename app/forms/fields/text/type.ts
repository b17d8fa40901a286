import { z } from 'zod';
import { type Field, type Context, defineFieldType, roomFor } from '../../engine/field-type';
import { MASKED } from '../../engine/masked';
import type { Problem } from '../../engine/message';
import { oneLine } from '../../engine/form-values';
import { readText, sendText, writeText } from '../../parts/single-value';
import { checkText, formProblem } from '../../parts/text-rules';

/** Sent but not asked; posted values are ignored. */
export const hidden = defineFieldType<string>({
  name: 'hidden',
  answer: z.string(),
  asks: false,
  isHidden: true,
  read: () => null,
  write: writeText,
  compare: (answer) => answer,
  show: (answer) => [answer],
  send: sendText,
});

const textSettings = z.object({
  maxLength: z.number().int().positive().max(10_000).default(500),
  /** These limits make the text a number. */
  min: z.number().nullish(),
  max: z.number().nullish(),
  masked: z.boolean().default(false),
  /**
   * The keyboard to show; `tel` and `email` are validated too, and a `numeric` number must be
   * whole.
   */
  inputMode: z.enum(['text', 'numeric', 'decimal', 'tel', 'email']).default('text'),
  autocomplete: z.string().max(60).default(''),
});
type TextSettings = z.output<typeof textSettings>;

function check(
  answer: string,
  field: Field,
  context: Context,
  limits: TextSettings,
): readonly Problem[] {
  const problems = checkText(answer, field, context, limits.maxLength);
  if (problems.length > 0) return problems;
  // A field with its own pattern is not checked against ours.
  const wrong = formProblem(answer, field.pattern ? { min: limits.min, max: limits.max } : limits);
  return wrong
    ? [
        {
          part: '',
          message: context.say(wrong, { min: limits.min ?? '', max: limits.max ?? '' }),
        },
      ]
    : [];
}

export const text = defineFieldType<string, TextSettings>({
  name: 'text',
  answer: z.string(),
  settings: textSettings,
  longest: roomFor,
  offline: 'text',
  prefill: (typed) => typed,
  read: (formValues) => {
    const typed = readText(formValues);
    return typed === null ? null : oneLine(typed);
  },
  write: writeText,
  check,
  compare: (answer) => answer,
  show: (answer) => [answer],
  send: sendText,
});

const textareaSettings = z.object({
  maxLength: z.number().int().positive().max(10_000).default(5000),
});

export const textarea = defineFieldType<string, z.output<typeof textareaSettings>>({
  name: 'textarea',
  answer: z.string(),
  settings: textareaSettings,
  longest: roomFor,
  read: readText,
  write: writeText,
  check: (answer, field, context, limits) => checkText(answer, field, context, limits.maxLength),
  compare: (answer) => answer,
  show: (answer) => answer.split('\n'),
  send: sendText,
});

const passwordSettings = z.object({
  maxLength: z.number().int().positive().max(1000).default(200),
});

/** Validated, then forgotten: never sent, shown or stored (F-516). */
export const password = defineFieldType<string, z.output<typeof passwordSettings>>({
  name: 'password',
  answer: z.string(),
  settings: passwordSettings,
  longest: roomFor,
  secret: true,
  read: readText,
  write: writeText,
  check: (answer, field, context, limits) =>
    answer === MASKED ? [] : checkText(answer, field, context, limits.maxLength),
  show: () => [MASKED],
  send: () => ({ value: null }),
});
