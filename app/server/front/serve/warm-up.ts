import { isMultiple } from '~/domain/incident/flags';
import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { SECOND } from '~/domain/time/instant';

/** More incidents than on the worst calm day. */
const STORM = 1000;
const LONGEST_MS = 4 * SECOND;
const FIRST_PATHS = ['/', '/power-cut/list', '/power-cut/map'];

/**
 * In a storm, renders the pages that most visitors ask for before anyone can ask: until V8 has
 * compiled what renders them, each costs ten times as much, and a crowd waits seconds.
 */
export async function warmUp(
  incidents: readonly Incident[],
  render: (path: string) => Promise<unknown>,
): Promise<void> {
  if (incidents.length < STORM) return;
  const until = performance.now() + LONGEST_MS;
  const cuts = incidents
    .filter((incident) => !isMultiple(incident))
    .map(({ reference }) => incidentUrl(reference, null));
  for (const path of [...FIRST_PATHS, ...cuts]) {
    if (performance.now() > until) return;
    await render(path);
  }
}
