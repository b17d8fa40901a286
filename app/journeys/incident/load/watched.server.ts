import type { Watched } from '../parts/use-refresh';
import type { Incidents } from '~/server/incidents/incidents';
import { versionOf } from '~/server/lib/api.server';
import type { IncidentPage } from './load.server';

/**
 * What the page asks for every 30 seconds, and the tag that it was made from, so that no change before the first request is missed. Several
 * incidents ask for headers only: the light list of a storm is a megabyte. Specification: journeys, section 7.
 */
export function watchedOf(incidents: Incidents, page: IncidentPage['page']): Watched | null {
  if (page.kind === 'listing') {
    const revision = incidents.snapshot()?.revision;
    return {
      url: '/api/power-cut/all-incidents-light',
      method: 'HEAD',
      version: revision ? `"${revision}-light"` : null,
      live: revision ? `/live/list?since=${revision}` : null,
    };
  }
  if (page.kind !== 'incident') return null;
  const url = `/api/power-cut/incident-by-id?${new URLSearchParams({ id: page.reference }).toString()}`;
  const json = incidents.wireJsonOf(page.reference);
  const version = json === null ? null : `"${versionOf(json)}"`;
  const live = version && `/live/incident/${encodeURIComponent(page.reference)}?since=${version.replaceAll('"', '')}`;
  return { url, method: 'GET', version, live };
}
