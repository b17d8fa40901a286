import { Failure } from '~/domain/failure';
import { isCancelled, isMultiple, isRestored } from '~/domain/incident/flags';
import { DAY, type Instant } from '~/domain/instant';
import { createGroupCommit } from '../group-commit';
import type { Incidents } from '../incidents/incidents';
import type { Store } from '../store/open.server';
import { unavailableAs } from '../unavailable-as';
import type { Marks } from './marks.server';
import { answersIn, keepAnswers } from './rows.server';
import { signUpTogether, type SignUpJob, type SignUpResult } from './sign-up-together.server';
import type { StopAnswer, TextUpdates } from './text-updates';
import { wantedBy } from './wanted';

/** As long as a key must give the same answer (wire contract, "Accepted once"). */
const KEPT_ANSWERS = 7 * DAY;
/** No power cut lasts so long: that a number followed it is forgotten. */
const KEPT_LIVE = 60 * DAY;

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Marks;
  readonly snapshot: Incidents['snapshot'];
  readonly now: () => Instant;
}

const orUnavailable = unavailableAs('Text updates could not be stored');

const usedBefore = () => new Failure('invalid', 'This key was used for another request', 'Idempotency-Key');

/** The site's own list of who wants text updates. Sign-ups that come together are committed together. */
export function createEmbeddedTextUpdates({ store: { db }, marks, snapshot, now }: Options): TextUpdates & {
  /** Deletes what is past its time. */
  purge(): Promise<void>;
} {
  const isUnderWay = (reference: string): boolean => {
    const incident = snapshot()?.byReference.get(reference);
    return incident !== undefined && !isMultiple(incident) && !isCancelled(incident) && !isRestored(incident, now());
  };
  const commit = createGroupCommit<SignUpJob, SignUpResult>((jobs) =>
    db.transaction().execute((trx) => signUpTogether(trx, jobs, now())),
  );

  return {
    signUp: (request) =>
      orUnavailable(async () => {
        const { key, ...body } = request;
        const numberMark = marks.numberMark(request.mobile);
        const result = await commit({
          key,
          bodyMark: marks.bodyMark(['sign up', body]),
          numberMark,
          sealed: marks.sealNumber(request.mobile, numberMark),
          wanted: wantedBy(request, request.mpan === null ? null : marks.mpanMark(request.mpan), isUnderWay),
        });
        if (result === null) throw usedBefore();
        return { kind: 'answered', reason: result.reason };
      }),

    stop: ({ mobile, mpan, key }) =>
      orUnavailable(() =>
        db.transaction().execute(async (trx): Promise<StopAnswer> => {
          const bodyMark = marks.bodyMark(['stop', mobile, mpan]);
          const before = key === null ? undefined : (await answersIn(trx, [key])).get(key);
          if (before && before.bodyMark !== bodyMark) throw usedBefore();
          if (before) return { kind: 'answered', result: before.answer ?? 0 };
          const mark = marks.numberMark(mobile);
          const gone = await trx
            .deleteFrom('text_subscription')
            .where('number_mark', '=', mark)
            .$if(mpan !== null, (query) => query.where('mpan_mark', '=', marks.mpanMark(mpan ?? '')))
            .returning('id')
            .execute();
          // Nothing more arrives after "stop", not even what was on its way.
          if (mpan === null) await trx.deleteFrom('text_message').where('number_mark', '=', mark).execute();
          const result = gone.length > 0 ? 0 : 1;
          if (key !== null) await keepAnswers(trx, [{ key, bodyMark, answer: result }], now());
          return { kind: 'answered', result };
        }),
      ),

    async purge() {
      await db
        .deleteFrom('text_request')
        .where('answered_at', '<', now() - KEPT_ANSWERS)
        .execute();
      await db
        .deleteFrom('text_subscription')
        .where('kind', '=', 'live')
        .where('created_at', '<', now() - KEPT_LIVE)
        .execute();
    },
  };
}
