import { Choices } from '../../parts/choices';
import { type FieldViewProps } from '../view';

/** Any number of answers. Specification: form engine, section 5. */
export function CheckboxList({ field }: FieldViewProps) {
  return <Choices field={field} type="checkbox" />;
}
