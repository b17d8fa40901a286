import { Choices } from '../../parts/choices';
import { type FieldViewProps } from '../view';

export function CheckboxList({ field }: FieldViewProps) {
  return <Choices field={field} type="checkbox" />;
}
