import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { allOffered, captionOf, LONGEST_CHOICE, readChoices } from '../../parts/one-of';

/**
 * Neighbours, trip switch, prepayment credit, each ticked when checked. The checks are the options.
 * If required, one must be done; a check never blocks a visitor with another reason (F-493).
 */
export const powerCutChecks = defineFieldType<readonly string[]>({
  name: 'power cut checks',
  answer: z.array(z.string()).min(1).max(50),
  options: 'needed',
  longest: LONGEST_CHOICE,
  read: (formValues, field) => readChoices(formValues, field)?.slice(0, 50) ?? null,
  write: (answer) => new Map([['', answer]]),
  check: (answer, field, { say }) =>
    allOffered(answer, field) ? [] : [{ part: '', message: say('notAnOption') }],
  missing: (field, { say }) => [
    { part: '', message: field.requiredMessage || say('checksMissing') },
  ],
  compare: (answer) => answer ?? [],
  show: (answer, field) => answer.map((value) => captionOf(field, value)),
  send: (answer) => ({ value: answer }),
});
