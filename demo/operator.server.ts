import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { CostModel } from '~/server/ports/calculator/model';
import type { EstimateRevision } from '~/server/incidents/incidents';
import { readFollowUps } from './incidents/follow-ups.server';
import { createDemoNetwork } from './incidents/network';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { createEmbeddedTextUpdates } from '~/server/texts/sign-ups/embedded.server';
import { createHashes } from '~/server/texts/sign-ups/hashes.server';
import { answering, type Handler } from './answers.server';
import { addressAnswers } from './addresses.server';
import { boundaryAnswers } from './boundaries.server';
import { costAnswers } from './costs.server';
import { deliveryAnswers } from './deliveries.server';
import { createDemoQuestions, incidentAnswers, type DemoSnapshot } from './incidents.server';
import { meterAnswers } from './meters.server';
import { offerAnswers } from './offers.server';
import { placeAnswers } from './places.server';
import { createRegistrations } from './registrations.server';
import { smartMeterAnswers } from './smart-meters.server';
import { supplyAnswers } from './supply.server';
import { textMessageAnswers } from './text-messages.server';
import { textUpdateAnswers } from './text-updates.server';

export interface DemoParts {
  /** For restarts and other processes. */
  readonly store: Store;
  readonly hashKey: string;
  readonly addresses: AddressDirectory;
  readonly nearestSector: (point: Position) => string | null;
  readonly costs: CostModel;
  readonly scenario: 'calm' | 'storm';
  readonly latest: () => DemoSnapshot;
  /**
   * A real feed does not say whose a single-premise incident is. docs/decisions/incident-picture.md
   */
  readonly isRealFeed?: boolean;
  readonly now?: () => Instant;
}

export interface DemoOperator {
  readonly handle: Handler;
  /** Newest first. Invented estimates predate any recording. */
  estimateHistory(reference: string): Promise<readonly EstimateRevision[]>;
}

/**
 * Answers public/api.openapi.yaml over invented data (data/, and the address directory). The site
 * calls it in its own process if no operator is configured; `npm run operator` runs it as a
 * separate one.
 */
export function createDemoOperator(parts: DemoParts): DemoOperator {
  const {
    store,
    addresses,
    nearestSector,
    hashKey,
    costs,
    scenario,
    latest,
    isRealFeed = false,
    now = Date.now,
  } = parts;
  const network = createDemoNetwork({ storm: scenario === 'storm', startedAt: now() });
  const followUps = () => readFollowUps(store);
  const incidents = { followUps, network, latest, isRealFeed, addresses, nearestSector, now };
  const questions = createDemoQuestions(incidents);
  const marks = createHashes(createEncrypter(hashKey, 'operator text updates'));
  const registrations = createRegistrations({ store, hashKey, now });
  return {
    handle: answering(
      incidentAnswers(incidents, questions),
      supplyAnswers({ store, hashKey, now }),
      smartMeterAnswers({ store, hashKey, now }),
      addressAnswers(addresses),
      boundaryAnswers,
      placeAnswers,
      meterAnswers(addresses),
      costAnswers(costs),
      offerAnswers({ registrations, byMpan: questions.byMpan, now }),
      deliveryAnswers({ store, registrations, now }),
      textMessageAnswers({ store, marks, now }),
      textUpdateAnswers(
        createEmbeddedTextUpdates({ store, marks, snapshot: () => latest().snapshot(), now }),
      ),
    ),
    estimateHistory: async (reference) => network.historyOf(reference, now()),
  };
}
