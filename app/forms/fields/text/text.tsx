import { Field } from '~/ui/field';
import { helpOf, Label } from '../../parts/label';
import { errorIn, settingIn, valueIn, type FieldViewProps } from '../view';

const TYPES: Readonly<Record<string, 'tel' | 'email'>> = { tel: 'tel', email: 'email' };

export function TextInput({ field }: FieldViewProps) {
  const inputMode = String(settingIn(field, 'inputMode') ?? 'text') as 'text';
  return (
    <Field
      label={<Label field={field} />}
      hint={helpOf(field)}
      name={field.name}
      defaultValue={valueIn(field)}
      error={errorIn(field) ?? null}
      type={TYPES[inputMode] ?? 'text'}
      inputMode={inputMode}
      autoComplete={String(settingIn(field, 'autocomplete') ?? '') || undefined}
    />
  );
}
