import { data, json, redirect } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';

const headersOf = (cookies: readonly string[]): Headers => {
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
};

/** Never cached. */
export const pageData = (body: unknown, status = 200, cookies: readonly string[] = []): Response =>
  json(body, { status, headers: headersOf(cookies) });

/** Saves a round trip through JSON, 7 % of the time of a form page. Only for plain values. */
export function plainData<Data>(body: Data, status = 200) {
  return data(body, { status, headers: headersOf([]) });
}

export const seeOther = (to: string, cookies: readonly string[] = []): Response =>
  redirect(to, { status: 303, headers: headersOf(cookies) });
