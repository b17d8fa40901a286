import { type ReactNode } from 'react';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { describedIn, Labelled } from '~/ui/field';
import { type Option } from '../engine/field-type';

export interface DropdownProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  value: string;
  options: readonly Option[];
  width?: 'mid' | 'short';
  /** Only announced to screen readers, which cannot see the asterisk; the server validates. */
  required?: boolean;
}

export const plainOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, caption: value }));

/**
 * A saved value that is not in the list stays the first entry, so that viewing a page never changes
 * an answer.
 */
export function Dropdown({
  name,
  label,
  hint,
  error,
  value,
  options,
  width,
  required,
}: DropdownProps) {
  const t = useTexts(formFieldTexts);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Labelled id={name} {...{ label, hint, error }}>
      <select
        className={['in', width].filter(Boolean).join(' ')}
        id={name}
        name={name}
        defaultValue={value}
        required={required}
        {...describedIn({ id: name, hint, error })}
      >
        <option value="">{t('chooseOne')}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.caption || option.value}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
