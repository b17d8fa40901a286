import { serialize } from 'cookie';
import type { PreviewLink } from '~/domain/preview/preview-link';
import {
  HOST_COOKIE,
  hostCookieName,
  readCookie,
  type Cookies,
} from '~/server/visit/cookies.server';

/** With this cookie, a page is neither cached nor served from the cache. */
export const PREVIEW_COOKIE = hostCookieName('mpn_preview');

export type Showing = 'draft' | 'published';

export const isPreviewIn = (cookies: Cookies): boolean => cookies[PREVIEW_COOKIE] !== undefined;

/** Only trust it after `open`. */
export const readPreviewCookie = (request: Request) =>
  previewOf(readCookie(request, PREVIEW_COOKIE));
export const previewIn = (cookies: Cookies) => previewOf(cookies[PREVIEW_COOKIE]);

function previewOf(cookie: string | null | undefined): { showing: Showing; token: string } | null {
  const [, showing, token] = /^([dp])~(.+)$/.exec(cookie ?? '') ?? [];
  return token ? { showing: showing === 'd' ? 'draft' : 'published', token } : null;
}

export const keepPreview = (token: string, showing: Showing, { until }: PreviewLink): string =>
  serialize(PREVIEW_COOKIE, `${showing === 'draft' ? 'd' : 'p'}~${token}`, {
    ...HOST_COOKIE,
    expires: new Date(until),
  });

export const endPreview = (): string =>
  serialize(PREVIEW_COOKIE, '', { ...HOST_COOKIE, maxAge: 0 });
