import { parseEmailAddress } from '~/domain/email-address';
import { isTelephone } from '~/domain/telephone';
import type { Field, Context } from '../engine/field-type';
import { type MessageKey, type Problem } from '../engine/message';

const whole = (message: string): readonly Problem[] => [{ part: '', message }];

/** Counts characters as people do: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

/**
 * The maximum length, then the field's own regex with its message; a message that describes the
 * answer's format is used for a long one too.
 */
export function checkText(
  answer: string,
  field: Field,
  context: Context,
  maxLength: number,
): readonly Problem[] {
  // The pattern only runs on text of limited length, because it may be slow otherwise.
  const count = lengthOf(answer);
  if (count > maxLength)
    return whole(
      (field.pattern && field.patternMessage) ||
        context.say('textTooLong', { max: maxLength, count }),
    );
  if (field.pattern && !field.pattern.test(answer))
    return whole(field.patternMessage || context.say('pattern'));
  return [];
}

export interface TextForm {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /**
   * The keyboard to show; `tel` and `email` are validated too, and a `numeric` number must be
   * whole.
   */
  readonly inputMode?: string | undefined;
}

const NUMBER = /^[+-]?\d+([.]\d+)?$/;
const WHOLE = /^[+-]?\d+$/;
const FORMS: Readonly<Record<string, readonly [(answer: string) => boolean, MessageKey]>> = {
  tel: [isTelephone, 'telephoneInvalid'],
  email: [(answer) => parseEmailAddress(answer) !== null, 'emailInvalid'],
};

/** The name of a message; null for none. Runs in the browser too. */
export function formProblem(
  answer: string,
  { min, max, inputMode = '' }: TextForm,
): MessageKey | null {
  const [isRight, message] = FORMS[inputMode] ?? [];
  if (isRight && message && !isRight(answer)) return message;
  if (min == null && max == null) return null;
  if (!NUMBER.test(answer)) return 'notANumber';
  if (inputMode === 'numeric' && !WHOLE.test(answer)) return 'notWhole';
  if (min != null && Number(answer) < min) return 'tooSmall';
  return max != null && Number(answer) > max ? 'tooLarge' : null;
}
