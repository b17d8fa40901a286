import { serialize } from 'cookie';
import { HOST_COOKIE, readCookie, TEXTED_COOKIE } from '~/server/visit/cookies.server';

const LIFETIME_SECONDS = 600;
const TEXTED = /^(live|later)-(\d{3})$/;

/** What the page after a sign-up says of it: how the number ends, and what the texts are about. */
export interface Texted {
  readonly digits: string;
  readonly about: 'live' | 'later';
}

/** For the response to a sign-up. Only the last three digits leave the form, and not in a URL. */
export const keepTexted = (mobile: string, about: Texted['about']): string =>
  serialize(TEXTED_COOKIE, `${about}-${mobile.slice(-3)}`, {
    ...HOST_COOKIE,
    maxAge: LIFETIME_SECONDS,
  });

/** Returns the sign-up of the last minutes; null if there is none. */
export function readTexted(request: Request): Texted | null {
  const [, about, digits] = TEXTED.exec(readCookie(request, TEXTED_COOKIE) ?? '') ?? [];
  return digits === undefined ? null : { digits, about: about === 'live' ? 'live' : 'later' };
}
