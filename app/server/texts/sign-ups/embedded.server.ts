import { randomUUID } from 'node:crypto';
import { Failure } from '~/domain/failure';
import { isCancelled, isMultiple, isRestored } from '~/domain/incident/flags';
import { DAY, type Instant } from '~/domain/time/instant';
import { createGroupCommit } from '~/server/lib/group-commit';
import type { Incidents } from '~/server/incidents/incidents';
import type { Store } from '~/server/store/open.server';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { Hashes } from './hashes.server';
import { takeKeys, withAddress } from './rows.server';
import { stopNumber } from './stops.server';
import { signUpTogether, type SignUpJob, type SignUpResult } from './sign-up-together.server';
import type { SignUp, StopAnswer, StoredTextUpdates } from './port';
import { requestedSubscriptions } from './requested-subscriptions';

/** Longer than any power cut; then a subscription to it is deleted. */
const KEPT_LIVE = 60 * DAY;

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Hashes;
  readonly snapshot: Incidents['snapshot'];
  readonly now: () => Instant;
}

const orUnavailable = unavailableAs('Text updates could not be stored');

const messageFor = ({
  mobile,
  language,
  reference,
  live,
  place,
  futureUnplanned,
  futurePlanned,
}: SignUp): string =>
  withAddress({
    to: mobile,
    language: language ?? null,
    about: {
      reference: live ? reference : null,
      place,
      future: futureUnplanned,
      planned: futurePlanned,
    },
  });

const usedBefore = () =>
  new Failure('invalid', 'This key was used for another request', 'Idempotency-Key');

export function createEmbeddedTextUpdates({
  store: { db },
  marks,
  snapshot,
  now,
}: Options): StoredTextUpdates {
  const isUnderWay = (reference: string): boolean => {
    const incident = snapshot()?.byReference.get(reference);
    return (
      incident !== undefined &&
      !isMultiple(incident) &&
      !isCancelled(incident) &&
      !isRestored(incident, now())
    );
  };
  const marksOf = ({ mpan, place }: Pick<SignUp, 'mpan' | 'place'>) => ({
    mpanMark: mpan === null ? null : marks.mpanMark(mpan),
    placeMark: place === null ? null : marks.placeMark(place),
  });
  const commit = createGroupCommit<SignUpJob, SignUpResult>((jobs) =>
    db.transaction().execute((trx) => signUpTogether(trx, jobs, now())),
  );

  return {
    signUp: (request) =>
      orUnavailable(async () => {
        const { key, isFromPage = false, ...body } = request;
        const numberMark = marks.numberMark(request.mobile);
        const result = await commit({
          key,
          bodyMark: marks.bodyMark(['sign up', body]),
          numberMark,
          sealed: marks.encryptNumber(request.mobile, numberMark),
          encryptedMessage: marks.encryptNumber(messageFor(request), numberMark),
          encryptedPlace:
            request.place === null ? null : marks.encryptPlace(request.place, numberMark),
          requested: requestedSubscriptions(request, marksOf(request), isUnderWay),
          language: request.language,
          isFromPage,
        });
        if (result === null) throw usedBefore();
        return { kind: 'answered', reason: result.reason };
      }),

    stop: ({ mobile, mpan, key }) =>
      orUnavailable(() =>
        db.transaction().execute(async (trx): Promise<StopAnswer> => {
          const bodyMark = marks.bodyMark(['stop', mobile, mpan]);
          // A key is generated if missing, so that a stop that finds nothing writes, and takes, as
          // much as one that does.
          const request = { key: key ?? randomUUID(), bodyMark };
          const before = (await takeKeys(trx, [request], now())).get(request.key);
          if (before && before.bodyMark !== bodyMark) throw usedBefore();
          if (!before) await stopNumber(trx, marks, { mobile, mpan }, now());
          return { kind: 'answered' };
        }),
      ),

    async purge() {
      await db
        .deleteFrom('text_subscription')
        .where('kind', '=', 'live')
        .where('created_at', '<', now() - KEPT_LIVE)
        .execute();
    },
  };
}
