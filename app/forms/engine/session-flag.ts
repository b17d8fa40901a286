import { type Instant, SECOND } from '~/domain/time/instant';

export const SESSION_FLAGS = [
  'telephone-call-back',
  'metered',
  'unmetered',
  'street-furniture-questions',
] as const;
export type SessionFlag = (typeof SESSION_FLAGS)[number];

const LIFETIME = 60 * SECOND;

/** The expiry time in milliseconds. */
export const newFlag = (now: Instant): string => String(now + LIFETIME);

/** False if the expiry time is missing, invalid, past, or too far ahead. */
export function flagHolds(stored: unknown, now: Instant): boolean {
  if (typeof stored !== 'string' || !/^\d{1,15}$/.test(stored)) return false;
  const expiry = Number(stored);
  return expiry > now && expiry <= now + LIFETIME;
}
