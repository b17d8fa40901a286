import { DAY, type Instant } from '~/domain/time/instant';

/** RFC 9116 asks for less than a year, and for a time at which somebody is sure to have looked at it again. */
const LASTS = 90 * DAY;

/**
 * security.txt: whom to tell of a weakness. It expires 90 days after the day on which it is read, since the settings that it is made of
 * are looked at whenever the site is; within a day the text stays the same.
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
