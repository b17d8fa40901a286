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
import { gateways } from '~/server/gateways.server';
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
import { answerSignUp, answerStop } from '~/server/ports/text-updates/api.server';
import { answerOpenSession, answerRemoveFile, answerUpload } from '~/server/uploads/api.server';
import { UPLOAD_PATH } from '~/server/uploads/receive.server';

const explore = createExplore(gateways);

/**
 * `tests/unit/openapi/table.test.ts` checks it against public/api.openapi.yaml in both directions.
 * The names, including their misspellings, come from the specification.
 */
export const apiTable = {
  '/api/area-checker': { GET: (request) => answerAreaCheck(request, gateways) },
  '/api/calculator': { GET: (request) => answerCalculator(request, gateways) },
  '/api/explore/v2.1/catalog/datasets/live-faults/records': { GET: explore },
  '/api/explore/v2.1/catalog/datasets/ukpn-live-faults/records': { GET: explore },
  '/api/fetch-articles': {
    GET: (request) => answerArticles(request, gateways.content.collections()),
  },
  '/api/fetch-dsap-projects': {
    GET: (request) => answerProjects(request, gateways.content.collections()),
  },
  '/api/fetch-event-categories': {
    GET: (request) => answerEventCategories(request, gateways.content),
  },
  '/api/fetch-events': { POST: (request) => answerEvents(request, gateways.content, Date.now()) },
  '/api/fetch-search-result': { GET: (request) => answerSiteSearch(request, gateways.siteSearch) },
  '/api/file-upload': {
    GET: (request) => answerOpenSession(request, gateways),
    DELETE: (request) => answerRemoveFile(request, gateways),
  },
  '/api/future-planned-power-cut-registration-checker': {
    GET: (request) => answerRegistrationCheck(request, gateways),
  },
  '/api/get-addresses': { GET: (request) => answerAddresses(request, gateways) },
  '/api/get-export-addresses': { GET: (request) => answerExportAddresses(request, gateways) },
  '/api/get-future-planned-power-cuts': {
    GET: (request) => answerFuturePlanned(request, gateways),
  },
  '/api/get-offers-status': {
    GET: (request) => answerOffersStatus(request, gateways),
    POST: (request) => answerOffersRequest(request, gateways),
  },
  '/api/manual-mpan-checker': {
    POST: (request) => answerMpanRequest(request, 'manual-mpan-checker', gateways),
  },
  '/api/meter-serial-number-mpan-cheker': {
    GET: (request) => answerMeterLookup(request, gateways),
  },
  '/api/mpan-checker': { POST: (request) => answerMpanRequest(request, 'mpan-checker', gateways) },
  '/api/mpan-export-checker': {
    POST: (request) => answerMpanRequest(request, 'mpan-export-checker', gateways),
  },
  '/api/places': { GET: (request) => answerPlaces(request, gateways.geography) },
  '/api/postcode-recent': { GET: (request) => answerThreeCalls(request, gateways.supply) },
  '/api/postcode-search': { POST: (request) => answerPostcodeSearch(request, gateways.supply) },
  '/api/power-cut/all-incidents': { GET: (request) => answerAllIncidents(request, gateways) },
  '/api/power-cut/all-incidents-light': {
    GET: (request) => answerAllIncidentsLight(request, gateways),
  },
  '/api/power-cut/check-rld': { GET: (request) => answerRotaLoadCheck(request, gateways.supply) },
  '/api/power-cut/close-roads': { POST: (request) => answerCloseRoads(request, gateways) },
  '/api/power-cut/get-boundaries': {
    GET: (request) => answerBoundaries(request, gateways.geography),
  },
  '/api/power-cut/incident-by-id': { GET: (request) => answerIncidentById(request, gateways) },
  '/api/power-cut/incident-by-mpan': { GET: (request) => answerIncidentByMpan(request, gateways) },
  '/api/recaptcha': { POST: (request) => answerRecaptcha(request, gateways.bots) },
  '/api/recent-mpan': { POST: (request) => answerRecentMpan(request, gateways.supply) },
  '/api/smart-meter-check': { POST: (request) => answerSmartMeterCheck(request, gateways.supply) },
  '/api/smart-meter-ping-result': { POST: (request) => answerPingResult(request, gateways.pings) },
  '/api/smart-meter-ping-smart': { GET: (request) => answerPingStart(request, gateways.pings) },
  '/api/storage/upload/{sessionId}/-1': { POST: (request) => answerUpload(request, gateways) },
  '/api/submit-form': { POST: (request) => answerSubmitForm(request, gateways) },
  '/api/supplier-details': { GET: (request) => answerSupplierDetails(request, gateways.meters) },
  '/api/text-updates': {
    PUT: (request) => answerSignUp(request, gateways),
    POST: (request) => answerStop(request, gateways),
  },
  '/api/two-calls-check': { GET: (request) => answerTwoCalls(request, gateways.supply) },
} as const satisfies Readonly<Record<string, ApiAnswers>>;

const answers = new Map(Object.entries(apiTable).map(([path, each]) => [path, apiRoute(each)]));

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
