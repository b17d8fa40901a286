import { withoutInvisible } from './typed';

const LONGEST = 254;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d-]{1,63}$/;
/** The end of a domain is never a number. */
const ENDING = /^(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;
const LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** "xn--bro-mail-65a.example" for "büro-mail.example"; null if invalid. */
function machineDomain(typed: string): string | null {
  if (!LETTERS.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}/`);
    const labels = hostname.split('.');
    const isDomain =
      labels.length > 1 &&
      labels.every((label) => LABEL.test(label) && !/^-|---|-$/.test(label)) &&
      ENDING.test(labels.at(-1) ?? '');
    return isDomain ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * Accepts domains in any script and returns them in ASCII; null for anything else. The one rule of
 * all forms and of the API (J-935).
 */
export function parseEmailAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2 * LONGEST) return null;
  const address = withoutInvisible(text).trim();
  const at = address.lastIndexOf('@');
  const [local, typed] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
  if (local.length > 64 || !local.split('.').every((part) => LOCAL.test(part))) return null;
  const domain = machineDomain(typed);
  if (domain === null) return null;
  const whole = `${local}@${domain === typed.toLowerCase() ? typed : domain}`;
  return whole.length <= LONGEST ? whole : null;
}

/** The same for addresses of one mailbox: case and a +suffix don't matter. */
export function mailboxOf(address: string): string {
  const [name = '', ...host] = address.toLowerCase().split('@');
  return [name.split('+', 1)[0], ...host].join('@');
}
