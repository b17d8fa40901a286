import { ECDH } from 'node:crypto';
import { z } from 'zod';

/**
 * Whom browsers have their notifications carried by. An address comes from outside and we post to it, so it must be one of these: neither
 * a host of the operator's own network nor anybody else's. More by PUSH_HOSTS.
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

/** Whether an address is one of a known push service, by https on its own port and without a name in it. */
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
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count, 'This is not a key');

/** A point that is not on the curve seals nothing: its messages would be tried again until they are too old. */
function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** What a browser says of where its notifications go, and of the keys that seal them. */
export const PushSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: bytesOf(65).refine(isPoint, 'This is not a key'), auth: bytesOf(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** A browser to tell, as it stands sealed in the store: `quiet` if it is not to make a sound at night. */
export const PushDevice = PushSubscription.extend({ quiet: z.boolean() });
export type PushDevice = z.infer<typeof PushDevice>;

/** A browser as it was kept, opened; null where there is none, or it cannot be read. */
export function deviceIn(opened: string | null): PushDevice | null {
  try {
    return PushDevice.parse(JSON.parse(opened ?? ''));
  } catch {
    return null;
  }
}
