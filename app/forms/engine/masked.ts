/** Stands for an accepted password, which is neither stored nor sent (F-516). */
export const MASKED = '••••••••';
