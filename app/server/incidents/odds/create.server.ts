import { LRUCache } from 'lru-cache';
import { ageKind } from '~/domain/incident/data-age';
import { flagsOf, isUnplanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { askOdds, hoursSince, type Asked, type OddsAt, type Silence } from '~/domain/odds/learned';
import type { Odds } from '~/domain/odds/tally';
import { HOUR, type Instant } from '~/domain/time/instant';
import type { Env } from '~/server/env.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '~/server/store/open.server';
import type { Freshness, IncidentSnapshot } from '../incidents';
import { startPolling } from '~/server/lib/polling';
import { addToPast, NO_PAST, type Past, type PowerCutHistory } from './history-source';
import { learnFrom } from './learn.server';
import { oddsFile, readOdds, type LearnedOdds } from './odds-file.server';
import { recordedHistory } from './recorded-history.server';
import { learnWeekly } from './weekly.server';

const LOOK_EVERY = HOUR;
/** Power cuts remembered: more than there are in the worst storm. */
const REMEMBERED = 20_000;

/** From the site's own history. docs/decisions/odds.md */
export interface PowerCutOdds {
  /** The odds, or why there are none. Makes no requests and takes microseconds. */
  of(
    incident: Incident,
    context: { readonly now: Instant; readonly freshness: Freshness },
  ): Odds | Silence;
  /** Newest first; none if there are none now. What was given for an hour is given for it again. */
  hourly(
    incident: Incident,
    context: { readonly now: Instant; readonly freshness: Freshness },
  ): readonly OddsAt[];
  learned(): LearnedOdds | null;
}

export interface RunningOdds extends PowerCutOdds {
  handleSnapshot(snapshot: IncidentSnapshot): void;
  stop(): Promise<void>;
}

interface OddsOptions {
  readonly read: () => Promise<LearnedOdds | null>;
  readonly history: Pick<PowerCutHistory, 'pasts'>;
  readonly logger: Logger;
}

const saidOf = (incident: Incident) => ({
  customers: incident.powerCutType === 'unplanned' ? (incident.customersAffected ?? 0) : 0,
  reportedAt: incident.receivedAt ?? incident.createdAt,
  isRestored: incident.powerCutType === 'restored',
});

/** Another process learns the model (refit.server.ts); checks for a new one every hour. */
export async function createOdds({ read, history, logger }: OddsOptions): Promise<RunningOdds> {
  const pasts = new LRUCache<string, Past>({ max: REMEMBERED });
  const given = new LRUCache<string, ReadonlyMap<Instant, Odds>>({ max: REMEMBERED });
  let current: LearnedOdds | null = null;
  let latest: IncidentSnapshot | null = null;
  let open = 0;

  const remember = (reference: string, facts: Parameters<typeof addToPast>[1]) =>
    pasts.set(reference, addToPast(pasts.get(reference) ?? NO_PAST, facts));

  async function look(): Promise<void> {
    try {
      current = (await read()) ?? current;
    } catch (error) {
      logger.warn({ err: (error as Error).name }, 'odds cannot be read; trying again');
    }
  }

  async function recall(): Promise<void> {
    try {
      for (const [reference, { wasRestored, ...past }] of await history.pasts())
        remember(reference, { ...past, isRestored: wasRestored });
    } catch (error) {
      logger.warn({ err: (error as Error).name }, 'the past of power cuts could not be read');
    }
  }

  function askedOf(incident: Incident, now: Instant): Asked {
    const past = addToPast(pasts.get(incident.reference) ?? NO_PAST, saidOf(incident));
    const { isPlanned, isRestored, isMultiple } = flagsOf(incident, now);
    return {
      isPlanned: isPlanned || isMultiple,
      isRestored,
      cameBack: past.wasRestored,
      category: incident.category,
      customers: past.customers,
      reportedAt: past.reportedAt,
    };
  }

  function ask(asked: Asked, { now, freshness }: Parameters<PowerCutOdds['of']>[1]) {
    const age = ageKind(latest?.data ?? null, now);
    return askOdds(current?.learned ?? null, asked, {
      now,
      feedIsStale: freshness.stale || (age !== 'fresh' && age !== 'unknown'),
      open,
    });
  }

  await look();
  void recall();
  const polling = startPolling(look, LOOK_EVERY);

  return {
    handleSnapshot(snapshot) {
      const before = latest?.byReference;
      latest = snapshot;
      open = 0;
      for (const incident of snapshot.incidents) {
        const { powerCutType, reference } = incident;
        if (powerCutType === 'planned' || powerCutType === 'multiple') continue;
        if (isUnplanned(incident)) open += 1;
        // Of 20 000 incidents most are as they were, and the whole list holds the event loop up.
        if (before?.get(reference) !== incident || !pasts.has(reference))
          remember(reference, saidOf(incident));
      }
    },
    of: (incident, context) => ask(askedOf(incident, context.now), context),
    hourly(incident, context) {
      const asked = askedOf(incident, context.now);
      if (asked.reportedAt === null || typeof ask(asked, context) === 'string') return [];
      const before = given.get(incident.reference);
      const hours = hoursSince(asked.reportedAt, context.now).flatMap((at) => {
        const odds = before?.get(at) ?? ask(asked, { ...context, now: at });
        return typeof odds === 'string' ? [] : [{ at, odds }];
      });
      given.set(incident.reference, new Map(hours.map(({ at, odds }) => [at, odds])));
      return hours;
    },
    learned: () => current,
    stop: () => Promise.resolve(polling.stop()),
  };
}

interface Parts {
  readonly env: Pick<Env, 'DATA_DIR'>;
  readonly store: Store;
  readonly invented: PowerCutHistory | null;
  readonly logger: Logger;
}

/** From odds.json, which is rewritten weekly, or from the demonstration's history. */
export function createOddsFrom({ env, store, invented, logger }: Parts): Promise<RunningOdds> {
  const learned = invented && learnFrom(invented, Date.now());
  if (learned) return createOdds({ read: () => learned, history: invented, logger });
  const file = oddsFile(env.DATA_DIR);
  learnWeekly({ file, logger });
  return createOdds({ read: () => readOdds(file), history: recordedHistory(store), logger });
}
