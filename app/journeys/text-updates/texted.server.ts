import { serialize } from 'cookie';
import { HOST_COOKIE, readCookie, TEXTED_COOKIE } from '~/server/visit/cookies.server';

const LIFETIME_SECONDS = 600;
const TEXTED = /^(live|later)-(\d{3})$/;

export interface Texted {
  readonly digits: string;
  readonly about: 'live' | 'later';
}

/** Only the last three digits leave the form, and not in a URL. */
export const keepTexted = (mobile: string, about: Texted['about']): string =>
  serialize(TEXTED_COOKIE, `${about}-${mobile.slice(-3)}`, {
    ...HOST_COOKIE,
    maxAge: LIFETIME_SECONDS,
  });

/** Of the last minutes; null if there is none. */
export function readTexted(request: Request): Texted | null {
  const [, about, digits] = TEXTED.exec(readCookie(request, TEXTED_COOKIE) ?? '') ?? [];
  return digits === undefined ? null : { digits, about: about === 'live' ? 'live' : 'later' };
}
