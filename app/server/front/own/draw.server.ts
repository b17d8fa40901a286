import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@remix-run/node';
import { env } from '~/server/env.server';
import { keepConsent } from '~/server/visit/consent.server';
import { keepPreferences } from '~/server/visit/preferences.server';
import type { Choices } from '../kept/choices';
import { headersFrom, type Draw } from './templates.server';

let handler: ReturnType<typeof createRequestHandler> | null = null;
const pair = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

/**
 * Draws a page with the app itself, for a visitor who has made these choices and is otherwise nobody: the request holds no header of
 * the one that asked. A page for one request alone is given its id too, which the page of an error tells.
 */
export const drawFor =
  (host: string, { preferences, consent }: Choices, requestId?: string): Draw =>
  async (path, standIn) => {
    // The build is complete only after this module has loaded.
    handler ??= createRequestHandler(build, env.NODE_ENV);
    const cookies = [pair(keepPreferences(preferences)), ...(consent ? [pair(keepConsent(consent))] : [])];
    const headers = new Headers({ Cookie: cookies.join('; ') });
    if (requestId) headers.set('X-Request-Id', requestId);
    const request = new Request(`http://${host}${path}`, { headers });
    const answer = await handler(request, { ...standIn });
    return { status: answer.status, headers: headersFrom(answer.headers), html: await answer.text() };
  };
