import type { Block, BlockContext, LiveBlockContext } from '~/blocks/block';
import { onceEach, parseBlocks } from '~/blocks/parse-blocks';
import { withoutEndSlash } from '~/cms/route-of';
import { powerCutsNow } from '~/domain/incident/list/power-cuts-now';
import type { Instant } from '~/domain/time/instant';
import { ageModel } from '~/journeys/incident/models/age-model';
import { popUpFor } from '~/journeys/search/load/rota-load.server';
import { stormCountOf } from '~/journeys/storm/count.server';
import type { Content } from '~/server/content/content';
import { env } from '~/server/env.server';
import type { Incidents } from '~/server/incidents/incidents';
import { logger } from '~/server/lib/logger.server';
import type { SafeSpace } from '~/server/ports/safe-space/port';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';

/** Visitors do not see this block, or part of one. Logged once per process. */
export const reportBlock = onceEach((problem) =>
  logger.warn(
    problem,
    problem.reason === 'part'
      ? 'a part of a content block is not shown'
      : 'a content block is not shown',
  ),
);

const parsed = new WeakMap<readonly unknown[], readonly Block[]>();

/**
 * Parsed once per content list: parsing sanitises rich text, which costs more than rendering.
 * `page` names the place in the log.
 */
export function blocksOf(list: readonly unknown[] | undefined, page: string): readonly Block[] {
  if (!list) return [];
  const known = parsed.get(list);
  if (known) return known;
  const blocks = parseBlocks(list, page, reportBlock);
  parsed.set(list, blocks);
  return blocks;
}

/** Null before the first snapshot, so that blocks show nothing rather than zero. */
export function surroundingsOf(
  incidents: Pick<Incidents, 'snapshot' | 'freshness'>,
  content: Pick<Content, 'dictionary' | 'settings'>,
  now: Instant,
): LiveBlockContext {
  const snapshot = incidents.snapshot();
  if (!snapshot) return { powerCuts: null };
  const { data, takenAt } = snapshot;
  const { stale } = incidents.freshness();
  const {
    time,
    checked: looked,
    sentence,
    first,
  } = ageModel({ data, takenAt, stale }, now, textsOf(incidentWords, content.dictionary()));
  return {
    powerCuts: {
      counts: powerCutsNow(snapshot.incidents, content.settings().regions, now),
      at: time ?? looked,
      age: { sentence, first },
    },
  };
}

export function blockContextOf(
  gateways: {
    incidents: Pick<Incidents, 'snapshot' | 'freshness'>;
    content: Pick<Content, 'collections' | 'dictionary' | 'live' | 'settings'>;
    safeSpace: Pick<SafeSpace, 'host'>;
  },
  url: URL,
  now: Instant,
): BlockContext {
  return {
    ...surroundingsOf(gateways.incidents, gateways.content, now),
    page: {
      route: withoutEndSlash(url.pathname),
      query: Object.fromEntries(url.searchParams),
      origin: new URL(env.BASE_URL).origin,
    },
    collections: gateways.content.collections(),
    stormCount: stormCountOf(gateways, gateways.incidents.snapshot(), now),
    rotaLoad: popUpFor(gateways.content),
    hasSafeSpace: gateways.safeSpace.host !== null,
    now,
  };
}
