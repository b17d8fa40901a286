import { AddressLines } from './address-lines';
import { Group } from '../../parts/group';
import { type FieldViewProps } from '../view';

/** Five lines that are typed. Specification: form engine, section 3 (Address form field). */
export function Address({ field }: FieldViewProps) {
  return (
    <Group field={field} anchor>
      <AddressLines field={field} />
    </Group>
  );
}
