import { Choices } from './choices';
import { Dropdown } from './dropdown';
import { helpOf, Label } from './label';
import { errorIn, valueIn, type FieldViewProps } from '../fields/view';

export function OneChoice({ field }: FieldViewProps) {
  if (field.display === 'radio') return <Choices field={field} type="radio" />;
  return (
    <Dropdown
      name={field.name}
      label={<Label field={field} />}
      hint={helpOf(field)}
      error={errorIn(field)}
      value={valueIn(field)}
      options={field.options}
      width="mid"
    />
  );
}
