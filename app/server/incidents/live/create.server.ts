import type { Incident } from '~/domain/incident/incident';
import type { Env } from '~/server/env.server';
import { versionOf } from '~/server/lib/etag.server';
import { ageHeaders, agesInWords } from '../age-headers';
import type { Incidents } from '../incidents';
import { createLiveHub, type LiveHub } from './hub';
import type { Beat } from './frames';

type Source = Pick<Incidents, 'snapshot' | 'freshness' | 'wireJsonOf'>;

function beatOf({ snapshot, freshness }: Source, now: number): Beat {
  const latest = snapshot();
  const words = latest ? agesInWords(latest, now) : {};
  const dataAt = latest && ageHeaders(latest)['Last-Modified'];
  const data = words['Data-In-Words'];
  return {
    checked: words['Checked-In-Words'] ?? '',
    checkedIso: new Date(now).toISOString(),
    stale: freshness().stale,
    ...(data !== undefined && dataAt && { data, dataIso: new Date(dataAt).toISOString() }),
  };
}

export function createLive(
  env: Pick<Env, 'LIVE_LINES' | 'LIVE_LINES_PER_CALLER'>,
  incidents: Source,
  homes: (reference: string) => number,
): LiveHub {
  const versions = new WeakMap<Incident, string>();
  return createLiveHub({
    maxConnections: env.LIVE_LINES,
    maxPerCaller: env.LIVE_LINES_PER_CALLER,
    snapshot: incidents.snapshot,
    versionOf(incident) {
      const knownVersion = versions.get(incident);
      if (knownVersion !== undefined) return knownVersion;
      const version = versionOf(incidents.wireJsonOf(incident.reference) ?? '');
      versions.set(incident, version);
      return version;
    },
    beat: () => beatOf(incidents, Date.now()),
    homes,
  });
}
