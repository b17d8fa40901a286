import type { Incident } from '~/domain/incident/incident';
import type { Env } from '~/server/env.server';
import { versionOf } from '~/server/lib/api.server';
import { ageHeaders, agesInWords } from '../age-headers';
import type { Incidents } from '../incidents';
import { createLiveHub, type LiveHub } from './hub';
import type { Beat } from './frames';

type Source = Pick<Incidents, 'snapshot' | 'freshness' | 'wireJsonOf'>;

/** When everybody was last heard of, as a page that asks by itself is told in headers. */
function beatOf({ snapshot, freshness }: Source, now: number): Beat {
  const picture = snapshot();
  const words = picture ? agesInWords(picture, now) : {};
  const dataAt = picture && ageHeaders(picture)['Last-Modified'];
  const data = words['Data-In-Words'];
  return {
    checked: words['Checked-In-Words'] ?? '',
    checkedIso: new Date(now).toISOString(),
    stale: freshness().stale,
    ...(data !== undefined && dataAt && { data, dataIso: new Date(dataAt).toISOString() }),
  };
}

/** The lines of this process. `incidents` and `homes` are asked only once they are there. */
export function createLive(
  env: Pick<Env, 'LIVE_LINES' | 'LIVE_LINES_PER_CALLER'>,
  incidents: () => Source,
  homes: (reference: string) => number,
): LiveHub {
  const versions = new WeakMap<Incident, string>();
  return createLiveHub({
    most: env.LIVE_LINES,
    mostPerCaller: env.LIVE_LINES_PER_CALLER,
    snapshot: () => incidents().snapshot(),
    versionOf(incident) {
      const known = versions.get(incident);
      if (known !== undefined) return known;
      const version = versionOf(incidents().wireJsonOf(incident.reference) ?? '');
      versions.set(incident, version);
      return version;
    },
    beat: () => beatOf(incidents(), Date.now()),
    homes,
  });
}
