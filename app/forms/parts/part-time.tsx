import { type FieldModel } from '../engine/page-model';
import { Dropdown, plainOptions } from './dropdown';
import { errorIn, nameOf, valueIn } from '../fields/view';

export interface PartTimeProps {
  field: FieldModel;
  part: string;
  label: string;
  slots: readonly string[];
}

export function PartTime({ field, part, label, slots }: PartTimeProps) {
  return (
    <Dropdown
      name={nameOf(field, part)}
      label={label}
      error={errorIn(field, part)}
      value={valueIn(field, part)}
      options={plainOptions(slots)}
      width="short"
    />
  );
}
