import { z } from 'zod';
import { type Field, type Context, defineFieldType, roomFor } from '../../engine/field-type';
import type { Problem } from '../../engine/message';
import { oneLine } from '../../engine/form-values';
import { readText, sendText, writeText } from '../../parts/single-value';
import { checkText, formProblem } from '../../parts/text-rules';

/** Sent but not asked; posted values are ignored. */
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

const settings = z.object({
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
type TextSettings = z.output<typeof settings>;

function check(
  answer: string,
  field: Field,
  context: Context,
  textSettings: TextSettings,
): readonly Problem[] {
  const problems = checkText(answer, field, context, textSettings.maxLength);
  if (problems.length > 0) return problems;
  // A field with its own pattern is not checked against ours.
  const wrong = formProblem(
    answer,
    field.pattern ? { min: textSettings.min, max: textSettings.max } : textSettings,
  );
  return wrong
    ? [
        {
          part: '',
          message: context.say(wrong, { min: textSettings.min ?? '', max: textSettings.max ?? '' }),
        },
      ]
    : [];
}

export const text = defineFieldType<string, TextSettings>({
  name: 'text',
  answer: z.string(),
  settings,
  longest: roomFor,
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
