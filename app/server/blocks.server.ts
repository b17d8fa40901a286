import type { BlockSurroundings } from '~/blocks/block';
import { onceEach } from '~/blocks/parse-blocks';
import { powerCutsNow } from '~/domain/incident/power-cuts-now';
import type { Instant } from '~/domain/instant';
import { clock } from '~/domain/speak-time';
import type { Incidents } from './incidents/incidents';
import { logger } from './logger.server';

/** Puts a block that visitors do not see into the log, once while the process runs (decisions, "Unknown block"). */
export const reportBlock = onceEach((problem) => logger.warn(problem, 'a content block is not shown'));

/** What the blocks of a page may know of the network: null before the first picture, so that they say nothing rather than nought. */
export function surroundingsOf(incidents: Pick<Incidents, 'snapshot'>, now: Instant): BlockSurroundings {
  const snapshot = incidents.snapshot();
  return { powerCuts: snapshot && { counts: powerCutsNow(snapshot.incidents, now), at: clock(snapshot.takenAt) } };
}
