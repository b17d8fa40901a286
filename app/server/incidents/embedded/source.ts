import type { IncidentSource } from '../source';
import { parseFeed } from '../wire/parse-feed';
import type { DemoNetwork } from './network';

/** The invented network as a source like any other: its records go through the same parser as a real feed's. */
export const createEmbeddedSource = (network: DemoNetwork): IncidentSource => ({
  async read(now) {
    return { kind: 'list', takenAt: now, feed: await parseFeed(network.recordsAt(now)) };
  },
});
