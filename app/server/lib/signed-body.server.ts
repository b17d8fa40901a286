import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND, type Instant } from '~/domain/time/instant';

/** A caller's clock may be wrong by this much, and no recording of a call is of use after it. */
const TOLERANCE = 5 * MINUTE;
/** While a secret is changed a caller may sign with both; more is no caller's. */
const MOST_SIGNATURES = 4;
const LONGEST = 500;
const HEX = /^[\da-f]{64}$/;

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The header of a call that is signed: "t=1763641200,v1=…", the time in seconds and HMAC-SHA256 of "time.body" in hex. */
export const signatureOf = (body: string, secret: string, now: Instant): string => {
  const seconds = Math.floor(now / SECOND);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).toString('hex')}`;
};

/** Whether whoever sent this knows the secret, and sent it now. Takes as long for a wrong signature as for a right one. */
export function isSigned(header: string | null, body: string, secret: string, now: Instant): boolean {
  if (header === null || header.length > LONGEST) return false;
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  const given = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3).toLowerCase());
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time) || given.length > MOST_SIGNATURES) return false;
  if (Math.abs(now - Number(time) * SECOND) > TOLERANCE) return false;
  const right = hmac(secret, `${time}.${body}`);
  return given.map((one) => HEX.test(one) && timingSafeEqual(Buffer.from(one, 'hex'), right)).includes(true);
}
