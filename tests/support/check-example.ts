import { contextFor, type BaseContext } from '../../app/forms/engine/journey';
import { partOf } from '../../app/forms/engine/form-values';
import { checkField } from '../../app/forms/engine/validation';
import { visible } from '../../app/forms/engine/visible';
import { exampleGiven, formOf, formValues, wireForm, wirePage } from '../fixtures/example-form';

export type Values = Readonly<Record<string, string | readonly string[]>>;

/** "part: message" of one posted field, in order. */
export function problems(
  wire: Record<string, unknown>,
  values: Values,
  form: Record<string, unknown> = {},
  base: BaseContext = exampleGiven,
) {
  const definition = formOf(
    wireForm(
      [
        wirePage(
          'One',
          { alias: 'q', caption: 'Question', ...wire },
          { alias: 'other', type: 'text' },
        ),
      ],
      form,
    ),
  );
  const field = definition.pages[0]!.fieldsets[0]!.columns[0]![0]!;
  const under = Object.fromEntries(
    Object.entries(values).map(([part, value]) => [part ? `q.${part}` : 'q', value]),
  );
  const answer = field.kind.read(partOf(formValues(under), 'q'), field);
  const visibleForm = visible(definition, { q: answer });
  const context = contextFor(base, definition, visibleForm);
  return checkField(field, answer, context).map(({ part, message }) =>
    part ? `${part}: ${message}` : message,
  );
}

/** Name, field, posted parts, what it says, and more of the form. */
export type Case = [string, Record<string, unknown>, Values, string[], Record<string, unknown>?];
