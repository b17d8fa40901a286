import {
  answerAddresses,
  answerAreaCheck,
  answerExportAddresses,
} from '~/server/ports/addresses/api.server';
import { apiError, apiRoute, type ApiAnswers } from '~/server/lib/api.server';
import { createExplore, exploreError } from '~/journeys/open/explore.server';
import { preflight } from '~/server/lib/open-answer.server';
import { answerRecaptcha } from '~/server/ports/bot-check/api.server';
import { answerCalculator } from '~/server/ports/calculator/api.server';
import { answerArticles, answerProjects } from '~/server/content/lists/answers.server';
import { answerEventCategories, answerEvents } from '~/server/content/events-api.server';
import { gateways, type Gateways } from '~/server/gateways.server';
import { answerBoundaries, answerPlaces } from '~/server/ports/geography/api.server';
import {
  answerAllIncidents,
  answerAllIncidentsLight,
  answerCloseRoads,
  answerFuturePlanned,
  answerIncidentById,
  answerIncidentByMpan,
} from '~/server/incidents/api.server';
import {
  answerMeterLookup,
  answerMpanRequest,
  answerSupplierDetails,
} from '~/server/ports/mpan/api.server';
import {
  answerOffersRequest,
  answerOffersStatus,
  answerRegistrationCheck,
} from '~/server/ports/offers/api.server';
import { answerSiteSearch } from '~/server/ports/site-search/api.server';
import { answerPingResult, answerPingStart } from '~/server/ports/smart-meter/api.server';
import { answerSubmitForm } from '~/server/submissions/api.server';
import {
  answerPostcodeSearch,
  answerRecentMpan,
  answerRotaLoadCheck,
  answerSmartMeterCheck,
  answerThreeCalls,
  answerTwoCalls,
} from '~/server/ports/supply/api.server';
import { answerSignUp, answerStop } from '~/server/texts/sign-ups/api.server';
import { answerOpenSession, answerRemoveFile, answerUpload } from '~/server/uploads/api.server';
import { UPLOAD_PATH } from '~/server/uploads/receive.server';

const explore = createExplore(gateways);

/**
 * `tests/unit/openapi/table.test.ts` checks it against public/api.openapi.yaml in both directions.
 * The names, including their misspellings, come from the specification.
 */
export const apiTable = {
  '/api/area-checker': { GET: answerAreaCheck },
  '/api/calculator': { GET: answerCalculator },
  '/api/explore/v2.1/catalog/datasets/live-faults/records': { GET: explore },
  '/api/explore/v2.1/catalog/datasets/ukpn-live-faults/records': { GET: explore },
  '/api/fetch-articles': { GET: answerArticles },
  '/api/fetch-dsap-projects': { GET: answerProjects },
  '/api/fetch-event-categories': { GET: answerEventCategories },
  '/api/fetch-events': { POST: answerEvents },
  '/api/fetch-search-result': { GET: answerSiteSearch },
  '/api/file-upload': { GET: answerOpenSession, DELETE: answerRemoveFile },
  '/api/future-planned-power-cut-registration-checker': { GET: answerRegistrationCheck },
  '/api/get-addresses': { GET: answerAddresses },
  '/api/get-export-addresses': { GET: answerExportAddresses },
  '/api/get-future-planned-power-cuts': { GET: answerFuturePlanned },
  '/api/get-offers-status': { GET: answerOffersStatus, POST: answerOffersRequest },
  '/api/manual-mpan-checker': { POST: answerMpanRequest('manual-mpan-checker') },
  '/api/meter-serial-number-mpan-cheker': { GET: answerMeterLookup },
  '/api/mpan-checker': { POST: answerMpanRequest('mpan-checker') },
  '/api/mpan-export-checker': { POST: answerMpanRequest('mpan-export-checker') },
  '/api/places': { GET: answerPlaces },
  '/api/postcode-recent': { GET: answerThreeCalls },
  '/api/postcode-search': { POST: answerPostcodeSearch },
  '/api/power-cut/all-incidents': { GET: answerAllIncidents },
  '/api/power-cut/all-incidents-light': { GET: answerAllIncidentsLight },
  '/api/power-cut/check-rld': { GET: answerRotaLoadCheck },
  '/api/power-cut/close-roads': { POST: answerCloseRoads },
  '/api/power-cut/get-boundaries': { GET: answerBoundaries },
  '/api/power-cut/incident-by-id': { GET: answerIncidentById },
  '/api/power-cut/incident-by-mpan': { GET: answerIncidentByMpan },
  '/api/recaptcha': { POST: answerRecaptcha },
  '/api/recent-mpan': { POST: answerRecentMpan },
  '/api/smart-meter-check': { POST: answerSmartMeterCheck },
  '/api/smart-meter-ping-result': { POST: answerPingResult },
  '/api/smart-meter-ping-smart': { GET: answerPingStart },
  '/api/storage/upload/{sessionId}/-1': { POST: answerUpload },
  '/api/submit-form': { POST: answerSubmitForm },
  '/api/supplier-details': { GET: answerSupplierDetails },
  '/api/text-updates': { PUT: answerSignUp, POST: answerStop },
  '/api/two-calls-check': { GET: answerTwoCalls },
} as const satisfies Readonly<Record<string, ApiAnswers<[Gateways]>>>;

const answers = new Map(
  Object.entries<ApiAnswers<[Gateways]>>(apiTable).map(([path, each]) => [
    path,
    apiRoute(each, gateways),
  ]),
);

/** Ignores case and a trailing slash, like every route of the site. */
export function apiPathOf(path: string): string | null {
  const plain = path.toLowerCase().replace(/\/$/, '');
  if (answers.has(plain)) return plain;
  return UPLOAD_PATH.test(plain) ? '/api/storage/upload/{sessionId}/-1' : null;
}

const NOWHERE = 'There is nothing here. The paths are described in /api.openapi.yaml';

/** Errors below this path have Opendatasoft's format, and any origin may call it. */
const EXPLORE = '/api/explore/';
const READS = new Set(['GET', 'HEAD']);
const READ_ONLY = 'Records are read and nothing else: please ask by GET.';
const UNKNOWN_DATASET =
  'There is one data set, live-faults (also ukpn-live-faults), and its records. It is described at /developers';

export function answerApiPath(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = apiPathOf(pathname);
  const answer = path === null ? undefined : answers.get(path);
  if (pathname.toLowerCase().startsWith(EXPLORE)) {
    if (!answer) return Promise.resolve(exploreError(404, 'UnknownDataset', UNKNOWN_DATASET));
    if (request.method === 'OPTIONS') return Promise.resolve(preflight());
    if (!READS.has(request.method))
      return Promise.resolve(
        exploreError(405, 'MethodNotAllowed', READ_ONLY, { Allow: 'GET, HEAD' }),
      );
  }
  return answer ? answer({ request }) : Promise.resolve(apiError('not-found', NOWHERE));
}
