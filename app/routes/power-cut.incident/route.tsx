import {
  json,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Block } from '~/blocks/block';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { staleOnError } from '~/frame/remix-internals';
import { incident as incidentTexts } from '#words/en.json';
import { incidentUrl, sectorUrl } from '~/domain/incident/for-address';
import { reportBlock } from '~/journeys/page/blocks.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { loadIncidentPage } from '~/journeys/incident/load/load.server';
import { logWithoutScript } from '~/journeys/incident/load/noscript-search-log.server';
import { visitorShared } from '~/journeys/incident/load/donut-page.server';
import { IN_PAGE, type VisitorAddress } from '~/journeys/incident/parts/visitor-part';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';
import { toIncident } from '~/journeys/incident/load/redirect.server';
import { watchedOf } from '~/journeys/incident/load/watched.server';
import { loggedSearch, visitLogOf } from '~/journeys/incident/load/visit-log.server';
import { visitorOf } from '~/journeys/incident/load/visitor.server';
import { mapHref } from '~/journeys/map/map-path';
import { readPreferences } from '~/server/visit/preferences.server';
import { INCIDENT_ROUTE } from '~/journeys/incident/load/words.server';
import { logger } from '~/server/lib/logger.server';
import { scheduleStep } from '~/journeys/search/load/rota-load.server';
import { reselectAddress } from '~/journeys/search/load/search.server';
import { hasVisit, readVisit, type SearchedAddress } from '~/server/visit/session.server';
import { isIncidentBlock } from './incident-blocks';
import { IncidentPage } from './incident-page';

const visitorAddress = (
  address: SearchedAddress | null,
  textToken?: string,
): VisitorAddress | null =>
  address && {
    postcode: address.postcode,
    fullAddress: address.fullAddress,
    mpan: address.mpan,
    ...(textToken && { textToken }),
  };

/**
 * The page re-renders while it is open, so it only shows blocks that run in the browser; others are
 * reported to editors.
 */
function liveBlocks(blocks: readonly Block[] = []) {
  for (const { type } of blocks.filter((block) => !isIncidentBlock(block)))
    reportBlock({
      page: INCIDENT_ROUTE,
      type,
      reason: 'invalid',
      detail: 'cannot stand on a page that changes by itself',
    });
  return blocks.filter(isIncidentBlock);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const now = Date.now();
  const url = new URL(request.url);
  const query = readIncidentQuery(url.searchParams);
  const visit = await readVisit(request);
  const again =
    query.question.kind === 'visit'
      ? await reselectAddress(gateways, logger, request, visit)
      : null;
  if (again?.kind === 'schedule') return redirect(scheduleStep(again.postcode, again.blocks));
  const { sharedVisitor } = context;
  const visitor = sharedVisitor ? visitorShared(sharedVisitor) : visitorOf(gateways, visit);
  const loaded = await loadIncidentPage(gateways, query, { visit, visitor }, now);

  if ('redirect' in loaded) return toIncident(loaded.redirect, loaded.futurePlannedRef, visit);

  const { page, status } = loaded;
  const reference = page.kind === 'incident' ? page.reference : null;
  const incident =
    reference === null ? undefined : gateways.incidents.snapshot()?.byReference.get(reference);
  if (incident) context.readIncidents = [incident];
  const hasAddress = Boolean(sharedVisitor) || visit.searchedAddress !== null;
  const log = hasAddress ? visitLogOf(page, incident?.type ?? null) : null;
  const { lowData } = readPreferences(request);
  const { searchedAddress } = visit;
  if (log && lowData && searchedAddress) logWithoutScript(loggedSearch(log, searchedAddress), now);
  const data = {
    page,
    drawing: loaded.drawing,
    warm: loaded.warm ?? null,
    mapHref: loaded.drawing
      ? mapHref({ centre: loaded.drawing.at, zoom: loaded.drawing.zoom })
      : undefined,
    maps: lowData ? {} : (loaded.maps ?? {}),
    blocks: liveBlocks(loaded.blocks),
    log: lowData ? null : log,
    visitor: sharedVisitor
      ? (IN_PAGE as typeof IN_PAGE)
      : visitorAddress(
          searchedAddress,
          page.kind === 'incident' ? gateways.bots.challenge.issue() : undefined,
        ),
    refreshTarget: watchedOf(gateways.incidents, page),
    openSafari: query.openSafari,
    // Without the visitor's sector: the person who gets the link may live somewhere else.
    shareUrl:
      page.kind === 'incident'
        ? env.BASE_URL + incidentUrl(page.reference, null)
        : page.kind === 'listing'
          ? env.BASE_URL + sectorUrl(page.sector)
          : null,
    checkHref: url.pathname + url.search.slice(0, 300),
  };
  const shared = status === 200 && !sharedVisitor && !hasVisit(request);
  return json(data, {
    status,
    headers: { 'Cache-Control': shared ? cachePolicy.live : cachePolicy.private },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? cachePolicy.private,
});
export const handle = { field: 'night', journey: true, renewsMs: 30_000 };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, incidentTexts);
  const tags = pageMeta(matches, {
    title: data?.page.title ?? '',
    description: t('pageDescription'),
  });
  if (data?.page.kind === 'incident')
    tags.push({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `/feeds/incidents/${data.page.reference}.atom`,
    });
  return tags;
};

export const clientLoader = staleOnError('routes/power-cut.incident');

export default function IncidentRoute() {
  return <IncidentPage {...useLoaderData<typeof loader>()} />;
}
