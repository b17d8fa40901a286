import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { captionOf } from '../one-of';

/** Any number of the given answers; at least one when required. Specification: form engine, section 5. */
export const checkboxList = defineFieldType<readonly string[]>({
  name: 'checkbox list',
  answer: z.array(z.string()).min(1).max(200),
  options: 'needed',
  read: (posted) => {
    const values = (posted.get('') ?? []).map((value) => value.trim().slice(0, 2000)).filter(Boolean);
    return values.length > 0 ? [...new Set(values)] : null;
  },
  write: (answer) => new Map([['', answer]]),
  check: (answer, field, context) => {
    const known = new Set(field.options.map((option) => option.value.trim()));
    return answer.every((value) => known.has(value)) ? [] : [{ part: '', message: context.say('notAnOption') }];
  },
  compare: (answer) => answer ?? [],
  show: (answer, field) => answer.map((value) => captionOf(field, value)),
  send: (answer) => ({ value: answer }),
});
