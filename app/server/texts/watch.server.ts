import { setImmediate } from 'node:timers/promises';
import { isPlanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { isNews, newsState } from '~/domain/text-updates/news';
import type { Store } from '../store/open.server';
import type { Hashes } from './sign-ups/hashes.server';
import { withoutSync } from '../store/without-sync.server';

/** Few enough that SQLite, which writes on our thread, finishes in a few milliseconds. */
const BATCH = 50;

interface Options {
  readonly marks: Pick<Hashes, 'placeMark'>;
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly textOf: (incident: Incident, now: Instant) => string;
  readonly pushOf: (incident: Incident, now: Instant) => string;
  readonly translationsOf?: (incident: Incident, now: Instant) => string;
  readonly now: () => Instant;
}

const placesOf = ({ postcodes, sectors, type }: Incident): readonly string[] =>
  // A fault in one home is not news for its neighbours; its residents follow the incident itself.
  type === 1 ? [] : [...postcodes, ...sectors];
const kindOf = (incident: Incident) => (isPlanned(incident) ? 'planned' : 'future');

/**
 * Compares with the last snapshot that any process saw. An incident without followers costs one
 * row; an unchanged one costs nothing. docs/decisions/text-updates.md
 */
export function createWatch({ store, marks, textOf, pushOf, translationsOf, now }: Options) {
  const { db } = store;
  /** Snapshots reuse the object of an unchanged incident. */
  const compared = new Map<string, Incident>();

  async function followedOf(incidents: readonly Incident[]) {
    const marksOf = new Map(
      incidents.map((incident) => [incident, placesOf(incident).map(marks.placeMark)]),
    );
    const places = [...new Set([...marksOf.values()].flat())];
    const kinds = [...new Set(incidents.map(kindOf))];
    const [live, later] = await Promise.all([
      db
        .selectFrom('text_subscription')
        .where('kind', '=', 'live')
        .where(
          'about',
          'in',
          incidents.map(({ reference }) => reference),
        )
        .select('about')
        .distinct()
        .execute(),
      places.length === 0
        ? []
        : db
            .selectFrom('text_subscription')
            .where('kind', 'in', kinds)
            .where('place_mark', 'in', places)
            .select(['kind', 'place_mark'])
            .distinct()
            .execute(),
    ]);
    const references = new Set(live.map(({ about }) => about));
    const subscribed = new Set(later.map(({ kind, place_mark }) => `${kind} ${place_mark}`));
    return (incident: Incident): readonly string[] | null => {
      const covered = (marksOf.get(incident) ?? []).filter((place) =>
        subscribed.has(`${kindOf(incident)} ${place}`),
      );
      return covered.length > 0 || references.has(incident.reference) ? covered : null;
    };
  }

  /** The first process to see a change announces it. */
  async function recordChanges(
    incidents: readonly Incident[],
    at: Instant,
    baseline: boolean,
  ): Promise<void> {
    const seen = await db
      .selectFrom('text_incident')
      .where(
        'reference',
        'in',
        incidents.map(({ reference }) => reference),
      )
      .select(['reference', 'digest'])
      .execute();
    const before = new Map(seen.map(({ reference, digest }) => [reference, digest]));
    const changed = incidents.filter((one) => before.get(one.reference) !== newsState(one, at));
    if (changed.length === 0) return;
    const news = baseline
      ? []
      : changed.filter((one) => isNews(one, before.get(one.reference) ?? null, at));
    const followed = news.length === 0 ? () => null : await followedOf(news);
    // After a crash or power loss the whole transaction is undone, and the next snapshot brings it
    // again.
    await withoutSync(store, (connection) =>
      connection.transaction().execute(async (trx) => {
        for (const incident of changed) {
          const { reference } = incident;
          const digest = newsState(incident, at);
          const old = before.get(reference);
          const written = await trx
            .insertInto('text_incident')
            .values({ reference, digest, seen_at: at })
            .onConflict((conflict) =>
              conflict
                .column('reference')
                .doUpdateSet({ digest, seen_at: at })
                // Another process saw this change, or a newer one, first: it is already announced.
                .where('text_incident.digest', '=', old ?? ''),
            )
            .returning('reference')
            .execute();
          const places = followed(incident);
          if (written.length === 0 || places === null) continue;
          await trx
            .updateTable('text_news')
            .set({ state: 'superseded' })
            .where('reference', '=', reference)
            .where('state', 'in', ['planning', 'planned'])
            .execute();
          await trx
            .insertInto('text_news')
            .values({
              reference,
              body: textOf(incident, at),
              push_body: pushOf(incident, at),
              translations: translationsOf?.(incident, at) ?? null,
              kind: kindOf(incident),
              places: JSON.stringify(places),
              state: 'planning',
              step: 0,
              cursor: 0,
              created_at: at,
            })
            .execute();
        }
      }),
    );
  }

  return {
    async look(incidents: readonly Incident[]): Promise<void> {
      const at = now();
      const fresh = incidents.filter((one) => compared.get(one.reference) !== one);
      // On a first start everything would look new, so nothing is announced.
      const baseline =
        compared.size === 0 &&
        !(await db.selectFrom('text_incident').select('reference').limit(1).executeTakeFirst());
      for (let index = 0; index < fresh.length; index += BATCH) {
        const batch = fresh.slice(index, index + BATCH);
        await recordChanges(batch, at, baseline);
        for (const one of batch) compared.set(one.reference, one);
        await setImmediate();
      }
      if (compared.size > incidents.length) {
        const here = new Set(incidents.map(({ reference }) => reference));
        for (const reference of compared.keys())
          if (!here.has(reference)) compared.delete(reference);
      }
    },
  };
}
