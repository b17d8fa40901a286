/** The names of the two lists in the URL. */
export const FIRST = 'who';
export const SECOND = 'what';
