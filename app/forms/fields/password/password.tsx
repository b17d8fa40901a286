import { Field } from '~/ui/field';
import { helpOf, Label } from '../../parts/label';
import { errorIn, type FieldViewProps } from '../view';

/** Never filled with the typed value again (F-516). */
export function Password({ field }: FieldViewProps) {
  return (
    <Field
      label={<Label field={field} />}
      hint={helpOf(field)}
      name={field.name}
      error={errorIn(field) ?? null}
      type="password"
      autoComplete="new-password"
      width="mid"
    />
  );
}
