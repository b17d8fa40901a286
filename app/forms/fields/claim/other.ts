/** The answer for a power cut that is not in the list. */
export const OTHER_CUT = 'Other';
