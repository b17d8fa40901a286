import { parse, serialize } from 'cookie';
import { env } from './env.server';

export const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const readCookie = (request: Request, name: string): string | undefined => {
  const header = request.headers.get('Cookie');
  // A cookie header is at most 16 kB in Node; parsing never throws.
  return header?.includes(`${name}=`) ? parse(header)[name] : undefined;
};

/** A first-party cookie without personal data, kept for twelve months. */
export const keepCookie = (name: string, value: string): string =>
  serialize(name, value, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    httpOnly: true,
    secure: env.BASE_URL.startsWith('https:'),
  });
