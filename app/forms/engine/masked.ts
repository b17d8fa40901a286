/** Stands for a password that was accepted: the password itself is neither kept nor sent. Decision F-516. */
export const MASKED = '••••••••';
