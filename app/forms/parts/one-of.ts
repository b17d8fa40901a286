import { z } from 'zod';
import { type Field, defineFieldType, type FieldType } from '../engine/field-type';
import { type FormValues, valueOf } from '../engine/form-values';
import { sendText, writeText } from './single-value';

export const captionOf = (field: Field, value: string): string =>
  field.options.find((option) => option.value === value)?.caption || value;

export const LONGEST_CHOICE = 2000;

const offers = (field: Field): ReadonlySet<string> =>
  new Set(field.options.map((option) => option.value.trim()));

/** Ignores values that the question doesn't offer; null for none. */
export function readChoices(formValues: FormValues, field: Field): readonly string[] | null {
  const options = offers(field);
  const chosen = (formValues.get('') ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '' && options.has(value));
  return chosen.length > 0 ? [...new Set(chosen)] : null;
}

export const allOffered = (answer: readonly string[], field: Field): boolean => {
  const options = offers(field);
  return answer.every((value) => options.has(value));
};

/**
 * An unknown value is no answer; a draft's value that a newer form no longer offers is shown but
 * rejected (F-612).
 */
export const oneOf = (name: string): FieldType =>
  defineFieldType<string>({
    name,
    answer: z.string(),
    options: 'needed',
    longest: LONGEST_CHOICE,
    read: (formValues, field) => {
      const value = valueOf(formValues);
      return value !== '' && allOffered([value], field) ? value : null;
    },
    write: writeText,
    check: (answer, field, context) =>
      allOffered([answer], field) ? [] : [{ part: '', message: context.say('notAnOption') }],
    compare: (answer) => answer,
    show: (answer, field) => [captionOf(field, answer)],
    send: sendText,
  });
