import type { Env } from '~/server/env.server';

/**
 * A page or an email address; null if there is neither. Notifications then cannot be offered, since
 * a large service refuses a sender at localhost (RFC 8292, section 2.1, asks for a contact).
 */
export function pushSubject({
  VAPID_SUBJECT,
  BASE_URL,
}: Pick<Env, 'VAPID_SUBJECT' | 'BASE_URL'>): string | null {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  const { protocol, hostname } = new URL(BASE_URL);
  return protocol === 'https:' && hostname !== 'localhost' ? BASE_URL : null;
}
