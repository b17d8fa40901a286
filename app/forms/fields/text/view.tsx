import { Field } from '~/ui/field';
import { TextArea } from '~/ui/text-area';
import { type FieldModel } from '../../engine/page-model';
import { helpOf, Label } from '../../parts/label';
import { formProblem } from '../../parts/text-rules';
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

/** The pattern or the site's own rules, as on the server. */
export function isWrongText(filled: readonly string[], { pattern, settings }: FieldModel): boolean {
  const text = (filled.at(-1) ?? '').trim();
  return pattern
    ? !new RegExp(pattern, 'u').test(text)
    : formProblem(text, settings ?? {}) !== null;
}

export const Textarea = ({ field }: FieldViewProps) => (
  <TextArea
    name={field.name}
    label={<Label field={field} />}
    hint={helpOf(field)}
    value={valueIn(field)}
    error={errorIn(field)}
  />
);

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
