import * as build from 'virtual:remix/server-build';
import { createRequestHandler, type AppLoadContext } from '@remix-run/node';
import { env } from '~/server/env.server';
import { LANGUAGE_HEADER } from '~/server/languages/request-language';
import { keepConsent } from '~/server/visit/consent.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { keepPreferences } from '~/server/visit/preferences.server';
import { variantIn, type CacheVariant } from './cache-variant';
import type { CacheRequest } from './cache.server';

let handler: ReturnType<typeof createRequestHandler> | null = null;
const pair = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

export function renderInApp(
  url: URL,
  {
    variant: { preferences, consent },
    language,
    more = {},
  }: {
    readonly variant: CacheVariant;
    readonly language?: string | undefined;
    readonly more?: Readonly<Record<string, string>>;
  },
  context: AppLoadContext = {},
): Promise<Response> {
  // The build is complete only after this module has loaded.
  handler ??= createRequestHandler(build, env.NODE_ENV);
  const cookies = [
    pair(keepPreferences(preferences)),
    ...(consent ? [pair(keepConsent(consent))] : []),
  ];
  const headers = {
    ...more,
    Cookie: cookies.join('; '),
    ...(language && { [LANGUAGE_HEADER]: language }),
  };
  return handler(new Request(url, { headers }), context);
}

/** Replaces it in the page cache under the key of this request. */
export async function rerender(request: CacheRequest): Promise<void> {
  const host = request.header('host') ?? '';
  const variant = variantIn(cookiesIn(request.header('cookie')), request.header('save-data'));
  const encoding = request.header('accept-encoding');
  await renderInApp(new URL(request.path, `http://${host}`), {
    variant,
    language: request.header(LANGUAGE_HEADER),
    more: { Host: host, ...(encoding && { 'Accept-Encoding': encoding }) },
  });
}
