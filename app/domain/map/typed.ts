export const TYPED = 'value';
