import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isCancelled, isMultiple, isRestored } from '~/domain/incident/flags';
import type { Instant } from '~/domain/time/instant';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { Incidents } from '~/server/incidents/incidents';
import type { Hashes } from '../sign-ups/hashes.server';
import { addRows, followedBy, idOf, keepLanguages } from '../sign-ups/rows.server';
import type { RequestedSubscription } from '../sign-ups/requested-subscriptions';
import type { Store } from '~/server/store/open.server';
import type { Database } from '~/server/store/tables';
import { deviceIn, type PushDevice, type PushSubscription } from './endpoint';

const MOST = 20;

export type Followed = { readonly reference: string } | { readonly postcode: string };

export type FollowAnswer = 'followed' | 'over' | 'too-many';

interface Parts {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Hashes;
  readonly snapshot: Incidents['snapshot'];
  readonly now: () => Instant;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const orUnavailable = unavailableAs('Notifications could not be stored');

/** In rows beside those of text updates, whose news they share. docs/decisions/live.md */
export function createPushFollowers({ store: { db }, marks, snapshot, now }: Parts) {
  function subscriptionsOf(followed: Followed): readonly RequestedSubscription[] {
    if ('reference' in followed)
      return [{ kind: 'live', about: followed.reference, placeMark: null, mpanMark: null }];
    const placeMark = marks.placeMark(followed.postcode);
    return (['future', 'planned'] as const).map((kind) => ({
      kind,
      about: placeMark,
      placeMark,
      mpanMark: null,
    }));
  }
  const isUnderWay = (reference: string): boolean => {
    const incident = snapshot()?.byReference.get(reference);
    return (
      incident !== undefined &&
      !isMultiple(incident) &&
      !isCancelled(incident) &&
      !isRestored(incident, now())
    );
  };
  async function endIn(trx: Transaction<Database>, mark: string): Promise<void> {
    await trx.deleteFrom('text_subscription').where('number_mark', '=', mark).execute();
    await trx.deleteFrom('outbox').where('kind', '=', 'push').where('key', '=', mark).execute();
  }

  return {
    follow: (device: PushDevice, followed: Followed, language?: string): Promise<FollowAnswer> =>
      orUnavailable(async () => {
        if ('reference' in followed && !isUnderWay(followed.reference)) return 'over';
        const numberMark = marks.deviceMark(device.endpoint);
        const sealed = marks.encryptNumber(JSON.stringify(device), numberMark);
        const requested = subscriptionsOf(followed);
        return db.transaction().execute(async (trx): Promise<FollowAnswer> => {
          const followedIds =
            (await followedBy(trx, [numberMark])).get(numberMark) ?? new Set<string>();
          const fresh = requested.filter((one) => !followedIds.has(idOf(numberMark, one)));
          if (followedIds.size + fresh.length > MOST) return 'too-many';
          await trx
            .updateTable('text_subscription')
            .set({ sealed })
            .where('number_mark', '=', numberMark)
            .execute();
          const rows = fresh.map((one) => ({
            ...one,
            numberMark,
            sealed,
            encryptedPlace: null,
            way: 'push' as const,
          }));
          await addRows(trx, rows, now());
          await keepLanguages(trx, new Map([[numberMark, language]]));
          return 'followed';
        });
      }),

    /** The push service also sees an endpoint, so the old one's secret is required too. */
    move: (from: PushSubscription, to: PushSubscription): Promise<boolean> =>
      orUnavailable(async () => {
        const [before, after] = [marks.deviceMark(from.endpoint), marks.deviceMark(to.endpoint)];
        return db.transaction().execute(async (trx) => {
          const held = await followedBy(trx, [before, after]);
          const followed = (after !== before && held.get(after)) || new Set<string>();
          const rows = await trx
            .selectFrom('text_subscription')
            .where('number_mark', '=', before)
            .where('way', '=', 'push')
            .select(['kind', 'about', 'place_mark', 'mpan_mark', 'sealed'])
            .orderBy('id')
            .execute();
          const device = deviceIn(marks.decryptNumber(rows[0]?.sealed ?? '', before));
          if (!device || !isSame(device.keys.auth, from.keys.auth)) return false;
          const sealed = marks.encryptNumber(JSON.stringify({ ...to, quiet: device.quiet }), after);
          const moved = rows
            .map(({ place_mark: placeMark, mpan_mark: mpanMark, ...row }) => ({
              ...row,
              placeMark,
              mpanMark,
            }))
            .filter((one) => !followed.has(idOf(after, one)))
            .slice(0, Math.max(0, MOST - followed.size))
            .map((one) => ({
              ...one,
              numberMark: after,
              sealed,
              encryptedPlace: null,
              way: 'push' as const,
            }));
          await endIn(trx, before);
          await addRows(trx, moved, now());
          await trx
            .updateTable('text_subscription')
            .set({ sealed })
            .where('number_mark', '=', after)
            .execute();
          return true;
        });
      }),

    isFollowed: (endpoint: string, followed: Followed): Promise<boolean> =>
      orUnavailable(async () => {
        const abouts = subscriptionsOf(followed).map(({ about }) => about);
        const row = await db
          .selectFrom('text_subscription')
          .where('number_mark', '=', marks.deviceMark(endpoint))
          .where('about', 'in', abouts)
          .select('id')
          .executeTakeFirst();
        return row !== undefined;
      }),

    stop: (endpoint: string): Promise<void> =>
      orUnavailable(() =>
        db.transaction().execute((trx) => endIn(trx, marks.deviceMark(endpoint))),
      ),

    /** For browsers that their push service no longer knows. */
    forget: async (deviceMarks: readonly string[]): Promise<void> => {
      for (const mark of deviceMarks) await db.transaction().execute((trx) => endIn(trx, mark));
    },
  };
}

export type PushFollowers = ReturnType<typeof createPushFollowers>;
