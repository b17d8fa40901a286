import { type FieldModel } from '../engine/page-model';
import { PartInput } from './part-input';
import { valueIn } from '../fields/view';

export interface PartDayProps {
  field: FieldModel;
  part: string;
  label: string;
  earliest?: string;
}

export function PartDay({ field, part, label, earliest }: PartDayProps) {
  const type = isPickable(valueIn(field, part)) ? 'date' : 'text';
  return (
    <PartInput field={field} part={part} label={label} type={type} min={earliest} width="mid" />
  );
}

/** A date input would hide an invalid value. */
export const isPickable = (value: string): boolean =>
  value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value);
