import { asks, type Field } from './definition';

/** Whether the payload carries this field: no notes, no passwords. A field hidden by a condition does not get this far. API contract: FormField. */
export const isSubmitted = (field: Field): boolean =>
  field.special === null && !field.kind.secret && (asks(field) || field.type === 'hidden' || field.kind.byServer);
