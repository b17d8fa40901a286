import { z } from 'zod';
import { type Field } from '../engine/definition';
import { defineFieldType, type FieldType } from '../engine/field-type';
import { readText, sendText, writeText } from './single-value';

export const captionOf = (field: Field, value: string): string =>
  field.options.find((option) => option.value === value)?.caption || value;

/** One of the given answers: a value that is none of them is kept, shown, and not taken. Decision F-612. */
export const oneOf = (name: string): FieldType =>
  defineFieldType<string>({
    name,
    answer: z.string(),
    options: 'needed',
    read: readText,
    write: writeText,
    check: (answer, field, context) =>
      field.options.some((option) => option.value.trim() === answer)
        ? []
        : [{ part: '', message: context.say('notAnOption') }],
    compare: (answer) => answer,
    show: (answer, field) => [captionOf(field, answer)],
    send: sendText,
  });
