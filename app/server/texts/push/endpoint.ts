import { ECDH } from 'node:crypto';
import { z } from 'zod';

/**
 * Endpoints come from outside and we post to them, so they must be on this list and not on an
 * internal network. PUSH_HOSTS adds more.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const fits = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

export function isPushEndpoint(address: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && [...SERVICES, ...more].some((service) => fits(hostname, service));
}

const bytesOf = (count: number) =>
  z
    .string()
    .max(100)
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count,
      'This is not a key',
    );

/** A point off the curve cannot encrypt: its messages would be retried until they expire. */
function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

export const PushSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: bytesOf(65).refine(isPoint, 'This is not a key'), auth: bytesOf(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** As encrypted in the store; `quiet` means no sound at night. */
export const PushDevice = PushSubscription.extend({ quiet: z.boolean() });
export type PushDevice = z.infer<typeof PushDevice>;

export function deviceIn(opened: string | null): PushDevice | null {
  try {
    return PushDevice.parse(JSON.parse(opened ?? ''));
  } catch {
    return null;
  }
}
