import { asks } from './definition';
import { type Field } from './field-type';

/** No notes, no passwords. Fields hidden by a condition are already gone. */
export const isSubmitted = (field: Field): boolean =>
  field.special === null &&
  !field.kind.secret &&
  (asks(field) || field.kind.isHidden || field.kind.byServer !== null);
