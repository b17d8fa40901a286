import * as build from 'virtual:remix/server-build';
import type { IncomingMessage, RequestListener } from 'node:http';
import { textsOf } from '~/cms/texts';
import { frameTexts } from '~/cms/texts/frame';
import { refusalTexts } from '~/cms/texts/refusals';
import { env } from '../env.server';
import { gateways } from '../gateways.server';
import { keptPageFor } from '../kept-pages.server';
import { logger } from '../logger.server';
import { accessLog } from './access-log';
import { address } from './address';
import { bodyKind } from './body-kind';
import { watchAnswers } from './close-servers.server';
import { identity } from './identity';
import { keptPages } from './kept-pages';
import { refuseWith } from './refuse';
import { routeIds } from './route-id.server';
import { sameSite } from './same-site';
import { securityHeaders } from './security-headers';
import { staticFiles } from './static-files';
import { inOrder, type Step } from './step';
import { unreadBody } from './unread-body';
import { wholeBody } from './whole-body';

let idOf: ((path: string) => string | null) | null = null;
/** The id of the route that answers this path. The build is whole only after this module was read, so it is looked at when asked. */
export const routeIdOf = (path: string): string | null => (idOf ??= routeIds(build.routes))(path);

const routeOf = ({ url = '/' }: IncomingMessage) => routeIdOf(url.split('?', 1)[0] ?? '/');

const refuse = refuseWith(() => textsOf({ ...refusalTexts, ...frameTexts }, gateways.content.dictionary()));

let isTold = false;
/** Once: whoever set up the site reads it, and a flood of foreign requests does not fill the log. */
function tellOfBaseUrl(): void {
  if (isTold) return;
  isTold = true;
  logger.warn(
    { BASE_URL: env.BASE_URL },
    'a form came from another site and was refused; is BASE_URL what visitors use?',
  );
}

/** The way of a request to the app, from top to bottom. Each step answers or hands on (docs/decisions/serving.md). */
const steps = (files: string | null): Step[] => [
  watchAnswers(),
  identity(env.TRUSTED_PROXIES),
  accessLog(logger, routeOf),
  unreadBody(),
  securityHeaders({ isHttps: env.BASE_URL.startsWith('https:') }),
  address(refuse),
  sameSite(env.BASE_URL, refuse, tellOfBaseUrl),
  bodyKind(refuse),
  ...(files ? [staticFiles(files)] : []),
  keptPages(keptPageFor),
  wholeBody(refuse),
];

/**
 * The front door before an app.
 * @param files the folder of built files; none in development, where Vite gives them
 */
export const frontDoor =
  (files: string | null) =>
  (app: RequestListener): RequestListener =>
    inOrder(steps(files), app, (response) => refuse(response.req, response, 'Broken'));
