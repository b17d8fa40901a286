import { oneOf } from '../../parts/one-of';

/** Shown as radios or as a dropdown by the number of its options (choice-display.ts). Specification: form engine, section 5. */
export const select = oneOf('select');
