/** `null` before a choice: only necessary cookies. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}
export const allows = (consent: Consent | null, category: keyof Consent): boolean =>
  consent?.[category] ?? false;
