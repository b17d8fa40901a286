import { type InputHTMLAttributes } from 'react';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Field } from '~/ui/field';
import { type FieldModel } from '../engine/page-model';
import { errorIn, nameOf, valueIn } from '../fields/view';

export interface PartInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'width'> {
  field: FieldModel;
  part: string;
  label: string;
  optional?: boolean;
  hint?: string;
  width?: 'mid' | 'short';
}

export function PartInput({ field, part, label, optional = false, ...rest }: PartInputProps) {
  const t = useTexts(formFieldTexts);
  return (
    <Field
      {...rest}
      label={optional ? `${label} ${t('optionalMark')}` : label}
      name={nameOf(field, part)}
      defaultValue={valueIn(field, part)}
      error={errorIn(field, part) ?? null}
    />
  );
}
