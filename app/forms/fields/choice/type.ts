import { z } from 'zod';
import { type Field, type Context, defineFieldType, type FieldType } from '../../engine/field-type';
import type { Problem } from '../../engine/message';
import { allOffered, captionOf, LONGEST_CHOICE, readChoices, oneOf } from '../../parts/one-of';

/** Radios or a dropdown, by the number of options (choice-display.ts). */
export const select = oneOf('select');

/** Radios or a dropdown, by the number of options (choice-display.ts). */
export const radio: FieldType = {
  ...oneOf('radio'),
  offline: 'radio',
  prefill: (text, field) => (allOffered([text.trim()], field) ? text.trim() : null),
};

const settings = z.object({
  /** Answers that exclude all others, such as "None of these". */
  alone: z.array(z.string()).default([]),
});

/** The meaning of an exclusive answer combined with another is unclear. */
function contradiction(
  answer: readonly string[],
  field: Field,
  { say }: Context,
  alone: readonly string[],
): Problem[] {
  const single = answer.find((value) => alone.includes(value));
  const other = answer.find((value) => value !== single);
  if (single === undefined || other === undefined) return [];
  const message = say('choicesContradict', {
    alone: captionOf(field, single),
    other: captionOf(field, other),
  });
  return [{ part: '', message }];
}

export const checkboxList = defineFieldType<readonly string[], z.output<typeof settings>>({
  name: 'checkbox list',
  answer: z.array(z.string()).min(1).max(200),
  settings,
  options: 'needed',
  longest: LONGEST_CHOICE,
  offline: 'checkbox',
  read: readChoices,
  write: (answer) => new Map([['', answer]]),
  check: (answer, field, context, { alone }) =>
    allOffered(answer, field)
      ? contradiction(answer, field, context, alone)
      : [{ part: '', message: context.say('notAnOption') }],
  compare: (answer) => answer ?? [],
  show: (answer, field) => answer.map((value) => captionOf(field, value)),
  send: (answer) => ({ value: answer }),
});

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
