import { parseEmailAddress } from '~/domain/email-address';
import { isTelephone } from '~/domain/telephone';
import { type Field } from '../engine/definition';
import { type Context } from '../engine/field-type';
import { type MessageKey, type Problem } from '../engine/message';

const whole = (message: string): readonly Problem[] => [{ part: '', message }];

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

/**
 * Longest, then the field's own regex with its own message; one that says what the answer looks like says it of a long one too.
 * Specification: form engine, section 5.
 */
export function checkText(answer: string, field: Field, context: Context, maxLength: number): readonly Problem[] {
  // The pattern is not run on a text of any length: it may be slow on what it was not written for.
  const count = lengthOf(answer);
  if (count > maxLength)
    return whole((field.pattern && field.patternMessage) || context.say('textTooLong', { max: maxLength, count }));
  if (field.pattern && !field.pattern.test(answer)) return whole(field.patternMessage || context.say('pattern'));
  return [];
}

/** What a text may be besides: a number, a phone number, an e-mail address. Settings of the type `text`. */
export interface TextForm {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** What keyboard a view asks for; `tel` and `email` are checked too, and a number typed on `numeric` is whole. */
  readonly inputMode?: string | undefined;
}

const NUMBER = /^[+-]?\d+([.]\d+)?$/;
const WHOLE = /^[+-]?\d+$/;
const FORMS: Readonly<Record<string, readonly [(answer: string) => boolean, MessageKey]>> = {
  tel: [isTelephone, 'telephoneInvalid'],
  email: [(answer) => parseEmailAddress(answer) !== null, 'emailInvalid'],
};

/** What is wrong with the form of a text, as the name of a sentence; null for nothing. Runs in the browser too. */
export function formProblem(answer: string, { min, max, inputMode = '' }: TextForm): MessageKey | null {
  const [isRight, message] = FORMS[inputMode] ?? [];
  if (isRight && message && !isRight(answer)) return message;
  if (min == null && max == null) return null;
  if (!NUMBER.test(answer)) return 'notANumber';
  if (inputMode === 'numeric' && !WHOLE.test(answer)) return 'notWhole';
  if (min != null && Number(answer) < min) return 'tooSmall';
  return max != null && Number(answer) > max ? 'tooLarge' : null;
}
