import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND, type Instant } from '~/domain/time/instant';

/** How far a caller's clock may be off, and how long a signed call can be replayed. */
const TOLERANCE = 5 * MINUTE;
/** Two are needed while a secret is rotated; more is not a real caller. */
const MOST_SIGNATURES = 4;
const LONGEST = 500;
const HEX = /^[\da-f]{64}$/;

const hmac = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** "t=1763641200,v1=…": seconds, and HMAC-SHA256 of "time.body" in hex. Takes constant time. */
export function isSigned(
  header: string | null,
  body: string,
  secret: string,
  now: Instant,
): boolean {
  if (header === null || header.length > LONGEST) return false;
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  const signatures = parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => part.slice(3).toLowerCase());
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time) || signatures.length > MOST_SIGNATURES)
    return false;
  if (Math.abs(now - Number(time) * SECOND) > TOLERANCE) return false;
  const right = hmac(secret, `${time}.${body}`);
  return signatures
    .map((one) => HEX.test(one) && timingSafeEqual(Buffer.from(one, 'hex'), right))
    .includes(true);
}
