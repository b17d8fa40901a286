import type { ReactNode } from 'react';
import { searchBox as searchBoxTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Field, type FieldProps } from '~/ui/field';

export interface SearchFieldProps extends Pick<
  FieldProps,
  'placeholder' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'big'
> {
  id: string;
  label: string;
  postcodeOnly: boolean;
  hint?: boolean;
  children: ReactNode;
}

export function SearchField({
  postcodeOnly,
  hint = true,
  children,
  big = true,
  ...rest
}: SearchFieldProps) {
  const t = useTexts(searchBoxTexts);
  return (
    <Field
      {...rest}
      name="value"
      big={big}
      hint={hint ? t(postcodeOnly ? 'addressSearchPostcodeHint' : 'addressSearchHint') : undefined}
      autoComplete={postcodeOnly ? 'postal-code' : 'off'}
      maxLength={100}
      spellCheck={false}
      enterKeyHint="search"
    >
      {children}
    </Field>
  );
}
