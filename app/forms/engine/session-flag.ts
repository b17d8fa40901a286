import { type Instant, SECOND } from '~/domain/time/instant';

/** Forms that are entered through another page. Specification: form engine, section 5 Other; journeys, section 4. */
export const SESSION_FLAGS = [
  'telephone-call-back',
  'metered',
  'unmetered',
  'street-furniture-questions',
] as const;
export type SessionFlag = (typeof SESSION_FLAGS)[number];

/** Specification: form engine, section 9 "Form session flag expiry 60 seconds". */
const LIFETIME = 60 * SECOND;

/** Returns the value that the entry page stores: the expiry time in milliseconds. */
export const newFlag = (now: Instant): string => String(now + LIFETIME);

/**
 * Returns whether a flagged form may be entered: not if the expiry time is missing, invalid, past,
 * or too far ahead.
 */
export function flagHolds(stored: unknown, now: Instant): boolean {
  if (typeof stored !== 'string' || !/^\d{1,15}$/.test(stored)) return false;
  const expiry = Number(stored);
  return expiry > now && expiry <= now + LIFETIME;
}
