/** Specification: form engine, section 9 "Radio/select threshold 6 options". */
const DROPDOWN_FROM = 6;

/** Fewer than 6 show as a radio group, 6 or more as a dropdown, whichever of radio and select it is. Decision L-786. */
export const choiceDisplay = (options: number): 'radio' | 'dropdown' =>
  options < DROPDOWN_FROM ? 'radio' : 'dropdown';
