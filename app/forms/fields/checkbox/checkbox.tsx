import { TickBox } from '../../parts/tick-box';
import { type FieldViewProps } from '../view';
import { Words } from '../../parts/words';

/** Specification: form engine, section 5 Other. */
export function Checkbox({ field }: FieldViewProps) {
  return (
    <TickBox field={field}>
      <Words text={field.label} />
    </TickBox>
  );
}
