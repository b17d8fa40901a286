import { expect, it } from 'vitest';
import { form as t } from '#words/en.json';
import { contextFor } from '../../engine/journey';
import { checkField } from '../../engine/validation';
import { visible } from '../../engine/visible';
import { exampleGiven, formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';

it.each([
  [undefined, false, []],
  [undefined, true, [t.scoreTooLow]],
  [0.49, false, [t.scoreTooLow]],
  [0.5, true, []],
  [1, true, []],
  [1.01, false, [t.scoreTooLow]],
])('a score of %s, needed %s [F-416, F-417, L-525]', (score, scoreRequired, expected) => {
  const definition = formOf(
    wireForm([
      wirePage(
        'One',
        { alias: 'a', type: 'text' },
        { alias: 'q', type: 'recaptcha', required: true },
      ),
    ]),
  );
  const field = definition.pages[0]!.fieldsets[0]!.columns[0]![1]!;
  const context = contextFor(
    { ...exampleGiven, scoreRequired },
    definition,
    visible(definition, {}),
  );
  expect(checkField(field, score, context).map(({ message }) => message)).toEqual(expected);
});
