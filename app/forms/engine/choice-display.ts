/** Specification: form engine, section 9 "Radio/select threshold 6 options". */
const DROPDOWN_FROM = 6;

/**
 * Returns a radio group below 6 options, else a dropdown, whether the type is radio or select.
 * Decision L-786.
 */
export const choiceDisplay = (options: number): 'radio' | 'dropdown' =>
  options < DROPDOWN_FROM ? 'radio' : 'dropdown';
