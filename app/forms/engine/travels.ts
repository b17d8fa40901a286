import { asks, type Field } from './definition';

/** Whether the payload carries this field: no notes and no passwords; hidden by a condition it is not even here. API contract: FormField. */
export const travels = (field: Field): boolean =>
  field.special === null && !field.kind.secret && (asks(field) || field.type === 'hidden' || field.kind.byServer);
