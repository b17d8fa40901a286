export const OTHER_CUT = 'Other';
