import { expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { journeyOf } from '../engine/journey';
import { EMPTY_DRAFT } from '../engine/draft-answers';
import { summaryOf } from '../engine/summary';
import {
  exampleGiven,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../tests/fixtures/example-form';

function shownFor(
  field: Record<string, unknown>,
  values: Record<string, string>,
): readonly string[] {
  const form = formOf(wireForm([wirePage('One', { alias: 'q', caption: 'Q', ...field })]));
  const accepted = acceptPage(form, EMPTY_DRAFT, 'one', formValues(values), exampleGiven);
  const sections = summaryOf(
    journeyOf(form, accepted?.draftAnswers.answers ?? {}, exampleGiven),
    exampleGiven,
  );
  return sections[0]?.rows[0]?.lines ?? [];
}

const items = {
  type: 'asset repeater',
  settings: { fields: [{ alias: 'what', type: 'text', caption: 'What is it?' }] },
};

it.each([
  ['nothing', { type: 'text' }, {}, ['Not answered']],
  ['a day', { type: 'date' }, { q: '2026-03-27' }, ['27 March 2026']],
  ['a tick', { type: 'checkbox' }, { q: 'true' }, ['Yes']],
  [
    'a place, with its grid reference named',
    { type: 'location' },
    { 'q.city': 'Ely', 'q.easting': '554000', 'q.northing': '280000' },
    ['Ely', 'Easting 554000, northing 280000'],
  ],
  [
    'an item of a list, without its question marks',
    items,
    { 'q.0.what': 'Lamp' },
    ['What is it: Lamp'],
  ],
] as const)('%s', (_, field, values, lines) => expect(shownFor(field, values)).toEqual(lines));
