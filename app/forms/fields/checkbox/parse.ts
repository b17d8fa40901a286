import { ticked } from '../../parts/ticked';

/** One box. Its label fills `%field%` and carries an asterisk when required. Specification: form engine, section 5 Other. */
export const checkbox = ticked('checkbox', 'required');
