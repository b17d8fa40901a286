/**
 * The visitor's cookie choice. `null` before a choice: only necessary cookies (lookup, section 4,
 * "Cookie consent").
 */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}
export const allows = (consent: Consent | null, category: keyof Consent): boolean =>
  consent?.[category] ?? false;
