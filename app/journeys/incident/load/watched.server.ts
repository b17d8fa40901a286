import type { RefreshTarget } from '../parts/use-refresh';
import type { Incidents } from '~/server/incidents/incidents';
import { versionOf } from '~/server/lib/etag.server';
import type { IncidentPage } from './load.server';

/**
 * With the version it shows, so that no change between drawing and listening is missed; null for a
 * page without an incident.
 */
export function watchedOf(incidents: Incidents, page: IncidentPage['page']): RefreshTarget | null {
  if (page.kind === 'listing') {
    const revision = incidents.snapshot()?.revision ?? null;
    return {
      url: '/api/power-cut/all-incidents-light',
      method: 'HEAD',
      version: revision && `"${revision}-light"`,
      live: revision && `/live/list?since=${revision}`,
      event: revision,
    };
  }
  if (page.kind !== 'incident') return null;
  const url = `/api/power-cut/incident-by-id?${new URLSearchParams({ id: page.reference }).toString()}`;
  const json = incidents.wireJsonOf(page.reference);
  const event = json === null ? null : versionOf(json);
  const live = event && `/live/incident/${encodeURIComponent(page.reference)}?since=${event}`;
  return { url, method: 'GET', version: event && `"${event}"`, live, event };
}
