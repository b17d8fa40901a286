/** Stands for a password that was taken: it is neither kept nor sent. Decision F-516. */
export const CONCEALED = '••••••••';
