import { addressType } from './address-answer';

/** Five lines that are typed. Specification: form engine, section 3 (Address form field). */
export const address = addressType('address', 'always');
