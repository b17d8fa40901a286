import { z } from 'zod';
import { type Field } from '../../engine/definition';
import { type Context, defineFieldType, roomFor } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { oneLine } from '../../engine/posted';
import { readText, sendText, writeText } from '../single-value';
import { checkText } from '../text-rules';

const settings = z.object({
  maxLength: z.number().int().positive().max(10_000).default(500),
  /** Numbers are text like any other answer; these make the text a number. */
  min: z.number().nullish(),
  max: z.number().nullish(),
  /** What keyboard a view asks for; `tel` and `email` are checked too. */
  inputMode: z.enum(['text', 'numeric', 'decimal', 'tel', 'email']).default('text'),
  autocomplete: z.string().max(60).default(''),
});
type TextSettings = z.output<typeof settings>;

const NUMBER = /^[+-]?\d+([.]\d+)?$/;

function checkNumber(answer: string, context: Context, { min, max }: TextSettings): readonly Problem[] {
  if (min == null && max == null) return [];
  const say = (key: MessageKey, values = {}) => [{ part: '', message: context.say(key, values) }];
  if (!NUMBER.test(answer)) return say('notANumber');
  if (min != null && Number(answer) < min) return say('tooSmall', { min });
  return max != null && Number(answer) > max ? say('tooLarge', { max }) : [];
}

/** A phone number or an e-mail address has its form, unless the field brings a pattern of its own. */
const FORMS: Readonly<Partial<Record<TextSettings['inputMode'], readonly [RegExp, MessageKey]>>> = {
  tel: [/^\+?[\d\s()-]{10,20}$/, 'telephoneInvalid'],
  email: [/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, 'emailInvalid'],
};

function checkForm(answer: string, field: Field, { say }: Context, { inputMode }: TextSettings): readonly Problem[] {
  const [form, message] = FORMS[inputMode] ?? [];
  return field.pattern || !form || !message || form.test(answer) ? [] : [{ part: '', message: say(message) }];
}

function check(answer: string, field: Field, context: Context, own: TextSettings): readonly Problem[] {
  const problems = [...checkText(answer, field, context, own.maxLength), ...checkForm(answer, field, context, own)];
  return problems.length > 0 ? problems.slice(0, 1) : checkNumber(answer, context, own);
}

/** One line of text. Specification: form engine, section 3 (Field types). */
export const text = defineFieldType<string, TextSettings>({
  name: 'text',
  answer: z.string(),
  settings,
  longest: roomFor,
  read: (posted) => {
    const typed = readText(posted);
    return typed === null ? null : oneLine(typed);
  },
  write: writeText,
  check,
  compare: (answer) => answer,
  show: (answer) => [answer],
  send: sendText,
});
