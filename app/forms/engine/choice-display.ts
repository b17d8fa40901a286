const DROPDOWN_FROM = 6;

/** Whether the type is radio or select (L-786). */
export const choiceDisplay = (options: number): 'radio' | 'dropdown' =>
  options < DROPDOWN_FROM ? 'radio' : 'dropdown';
