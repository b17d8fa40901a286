export const FIRST = 'who';
export const SECOND = 'what';
