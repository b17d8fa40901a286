import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Field } from '~/ui/field';
import { helpOf, Label } from '../../parts/label';
import { isPickable } from '../../parts/part-day';
import { errorIn, valueIn, type FieldViewProps } from '../view';

/** Without a picker it can be typed, and an invalid day is shown again as typed. */
export function DayInput({ field }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const value = valueIn(field);
  return (
    <Field
      label={<Label field={field} />}
      hint={helpOf(field) ?? t('dateHint')}
      name={field.name}
      defaultValue={value}
      error={errorIn(field) ?? null}
      type={isPickable(value) ? 'date' : 'text'}
      width="mid"
    />
  );
}
