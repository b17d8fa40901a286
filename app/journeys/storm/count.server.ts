import { stormCount, type StormCount } from '~/domain/incident/storm/homes-off';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { stormTexts } from '~/texts/storm';
import { textsOf } from '~/texts/texts';
import type { Content } from '~/server/content/content';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

const counted = new WeakMap<IncidentSnapshot, { readonly minute: number; readonly count: StormCount }>();

/** What the storm has done, counted once a minute for a picture; three thousand incidents are read for it. Null on calm days. */
export function stormCountOf(
  { content }: { content: Pick<Content, 'live' | 'dictionary'> },
  snapshot: IncidentSnapshot | null,
  now: Instant,
): StormCount | null {
  if (!snapshot || !content.live().stormMode) return null;
  const minute = Math.floor(now / MINUTE);
  const known = counted.get(snapshot);
  if (known?.minute === minute) return known.count;
  const t = textsOf(stormTexts, content.dictionary());
  const count = stormCount(snapshot.incidents, now, ({ county, region }) => county ?? t(`stormRegion${region}`));
  counted.set(snapshot, { minute, count });
  return count;
}
