import { json, redirect, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Block } from '~/blocks/block';
import { isHydrated } from '~/blocks/hydrated';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { incidentTexts } from '~/cms/texts/incident';
import { incidentUrl, sectorUrl } from '~/domain/incident/for-address';
import { reportBlock } from '~/server/blocks.server';
import { cachePolicy } from '~/server/cache-policy';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { loadIncidentPage } from '~/server/incident-page/load.server';
import { logWithoutScript } from '~/server/incident-page/quiet-log.server';
import { readIncidentQuery } from '~/server/incident-page/query.server';
import { watchedOf } from '~/server/incident-page/watched.server';
import { visitLogOf } from '~/server/incident-page/visit-log.server';
import { readPreferences } from '~/server/preferences.server';
import { INCIDENT_ROUTE } from '~/server/incident-page/words.server';
import { logger } from '~/server/logger.server';
import { scheduleStep } from '~/server/rota-load.server';
import { reselectAddress } from '~/server/search.server';
import { hasVisit, readVisit, writeVisit } from '~/server/session.server';
import { IncidentPage } from './incident-page';

/** The page changes while it is open, so only blocks that run in the browser can stand on it; others are reported to editors. */
function liveBlocks(blocks: readonly Block[] = []) {
  for (const { type } of blocks.filter((block) => !isHydrated(block)))
    reportBlock({
      page: INCIDENT_ROUTE,
      type,
      reason: 'invalid',
      detail: 'cannot stand on a page that changes by itself',
    });
  return blocks.filter(isHydrated);
}

export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const url = new URL(request.url);
  const query = readIncidentQuery(url.searchParams);
  const visit = await readVisit(request);
  const again = query.question.kind === 'visit' ? await reselectAddress(gateways, logger, request, visit) : null;
  if (again?.kind === 'schedule') return redirect(scheduleStep(again.postcode, again.blocks));
  const loaded = await loadIncidentPage(gateways, query, visit, now);

  if ('redirect' in loaded) {
    const headers = new Headers({ 'Cache-Control': cachePolicy.private });
    const futurePlannedIncidentRef = loaded.futurePlannedRef;
    if (futurePlannedIncidentRef && visit.searchedAddress)
      headers.set('Set-Cookie', await writeVisit({ ...visit, futurePlannedIncidentRef }));
    return redirect(loaded.redirect, { headers });
  }

  const { page, status } = loaded;
  const reference = page.kind === 'incident' ? page.reference : null;
  const type = reference === null ? null : (gateways.incidents.snapshot()?.byReference.get(reference)?.type ?? null);
  const log = visitLogOf(page, visit, type);
  const { lowData } = readPreferences(request);
  if (log && lowData) logWithoutScript(log, now);
  const data = {
    page,
    drawing: loaded.drawing,
    blocks: liveBlocks(loaded.blocks),
    log: lowData ? null : log,
    watched: watchedOf(gateways.incidents, page),
    openSafari: query.openSafari,
    // Without the sector that the visitor came from: whoever gets the link lives elsewhere.
    shareUrl:
      page.kind === 'incident'
        ? env.BASE_URL + incidentUrl(page.reference, null)
        : page.kind === 'listing'
          ? env.BASE_URL + sectorUrl(page.sector)
          : null,
    checkHref: url.pathname + url.search.slice(0, 300),
  };
  const shared = status === 200 && !hasVisit(request);
  return json(data, { status, headers: { 'Cache-Control': shared ? cachePolicy.live : cachePolicy.private } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? cachePolicy.private,
});
export const handle = { field: 'night', journey: true, renewsMs: 30_000 };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, incidentTexts);
  const tags = pageMeta(matches, { title: data?.page.title ?? '', description: t('pageDescription') });
  if (data?.page.kind === 'incident')
    tags.push({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `/feeds/incidents/${data.page.reference}.atom`,
    });
  return tags;
};

export default function IncidentRoute() {
  return <IncidentPage {...useLoaderData<typeof loader>()} />;
}
