import { serialize } from 'cookie';
import type { Consent } from '~/cms/consent';
import { cookiesOf, keepCookie, type Cookies } from './cookies.server';
import { env } from '~/server/env.server';

export const CONSENT_COOKIE = 'mpn_consent';
/** That analytics may have set, and our own global one (docs/decisions/consent.md). */
const ANALYTICS_COOKIES = ['_ga', '_gid', 'ai_session', 'ai_user', 'mpn_analytics'];

/** `a1m0`: analytics yes, marketing no. Anything else is no choice. */
export function consentIn(cookies: Cookies): Consent | null {
  const match = /^a([01])m([01])$/.exec(cookies[CONSENT_COOKIE] ?? '');
  return match ? { analytics: match[1] === '1', marketing: match[2] === '1' } : null;
}

export const readConsent = (request: Request): Consent | null => consentIn(cookiesOf(request));

export const keepConsent = ({ analytics, marketing }: Consent): string =>
  keepCookie(CONSENT_COOKIE, `a${Number(analytics)}m${Number(marketing)}`);

/** Every parent domain too: analytics tools set their cookies as high as the browser allows. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  if (labels.length < 2 || /^[\d.]+$/.test(host)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

export function expireAnalyticsCookies(host = new URL(env.BASE_URL).hostname): string[] {
  const expired = { path: '/', maxAge: 0, expires: new Date(0) };
  return ANALYTICS_COOKIES.flatMap((name) => [
    serialize(name, '', expired),
    ...cookieDomains(host).map((domain) => serialize(name, '', { ...expired, domain })),
  ]);
}
