import { DAY, type Instant } from '~/domain/time/instant';

/** RFC 9116 recommends less than a year, short enough that somebody reviews it. */
const LASTS = 90 * DAY;

/**
 * Expires 90 days after the day it is read, because its settings are current whenever the site is;
 * the text stays the same within a day.
 */
export function securityText(contacts: readonly string[], baseUrl: string, now: Instant): string {
  const expires = new Date(Math.floor(now / DAY) * DAY + LASTS).toISOString().replace('.000Z', 'Z');
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
