import { type Field } from '../engine/definition';
import { type Context } from '../engine/field-type';
import { type Problem } from '../engine/message';

const whole = (message: string): readonly Problem[] => [{ part: '', message }];

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

/** Longest, then the field's own regex with its own message. Specification: form engine, section 5. */
export function checkText(answer: string, field: Field, context: Context, maxLength: number): readonly Problem[] {
  // The pattern is not run on a text of any length: it may be slow on what it was not written for.
  if (lengthOf(answer) > maxLength) return whole(context.say('tooLong', { max: maxLength }));
  if (field.pattern && !field.pattern.test(answer)) return whole(field.patternMessage || context.say('pattern'));
  return [];
}
