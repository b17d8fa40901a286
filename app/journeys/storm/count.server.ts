import { stormCount, type StormCount } from '~/domain/incident/storm/homes-off';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { storm as stormTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { type Overrides } from '~/words/language';
import type { Content } from '~/server/content/content';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

interface Counted {
  readonly minute: number;
  readonly count: StormCount;
}
/** By snapshot, and by the texts for places without a county. */
const counted = new WeakMap<IncidentSnapshot, WeakMap<Overrides, Counted>>();

/**
 * Counted once per minute and snapshot because it reads three thousand incidents. Null on calm
 * days.
 */
export function stormCountOf(
  { content }: { content: Pick<Content, 'live' | 'dictionary' | 'settings'> },
  snapshot: IncidentSnapshot | null,
  now: Instant,
): StormCount | null {
  if (!snapshot || !content.live().stormMode) return null;
  const minute = Math.floor(now / MINUTE);
  const dictionary = content.dictionary();
  const counts = counted.get(snapshot) ?? new WeakMap<Overrides, Counted>();
  const known = counts.get(dictionary);
  if (known?.minute === minute) return known.count;
  const t = textsOf(stormTexts, dictionary);
  const { regions } = content.settings();
  const count = stormCount(
    snapshot.incidents,
    now,
    ({ county, region }) => county ?? regions[region - 1]?.name ?? t('stormElsewhere'),
  );
  counted.set(snapshot, counts.set(dictionary, { minute, count }));
  return count;
}
