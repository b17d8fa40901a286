import type { Instant } from '~/domain/instant';
import { toldByFeed, type IncidentSource } from '../source';
import { parseFeed } from '../wire/parse-feed';
import type { DemoNetwork } from './network';

/** The invented network as a source like any other: its records go through the same parser as a real feed's. */
export function createEmbeddedSource(network: DemoNetwork): IncidentSource {
  let seen: Instant | null = null;
  return {
    async read(now, whole) {
      const scene = network.changedAt(now);
      if (!whole && scene === seen) return { kind: 'same', takenAt: now, told: toldByFeed(now) };
      const feed = await parseFeed(network.recordsAt(now), { now });
      seen = scene;
      return { kind: 'list', takenAt: now, told: toldByFeed(now), feed };
    },
  };
}
