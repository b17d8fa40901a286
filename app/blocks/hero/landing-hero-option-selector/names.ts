/** The names of the two lists in the address. */
export const FIRST = 'who';
export const SECOND = 'what';
