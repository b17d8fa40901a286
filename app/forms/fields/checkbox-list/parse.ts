import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { allOffered, captionOf, LONGEST_CHOICE, readChoices } from '../one-of';

/** Any number of the given answers; at least one when required. Specification: form engine, section 5. */
export const checkboxList = defineFieldType<readonly string[]>({
  name: 'checkbox list',
  answer: z.array(z.string()).min(1).max(200),
  options: 'needed',
  longest: LONGEST_CHOICE,
  read: readChoices,
  write: (answer) => new Map([['', answer]]),
  check: (answer, field, context) =>
    allOffered(answer, field) ? [] : [{ part: '', message: context.say('notAnOption') }],
  compare: (answer) => answer ?? [],
  show: (answer, field) => answer.map((value) => captionOf(field, value)),
  send: (answer) => ({ value: answer }),
});
