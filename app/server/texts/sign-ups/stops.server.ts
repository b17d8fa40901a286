import type { Kysely, Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';
import type { Hashes } from './hashes.server';
import type { Stop } from './port';
import { SIGN_UP_MESSAGES, addOwnMessage, withAddress, type OwnMessage } from './rows.server';

export async function keepStop(
  trx: Transaction<Database>,
  numberMark: string,
  at: Instant,
): Promise<void> {
  await trx
    .insertInto('text_stop')
    .values({ number_mark: numberMark, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Not those that signed up since. Sign-ups of these aren't stored, and nothing is sent. */
export async function stoppedAmong(
  trx: Transaction<Database>,
  numberMarks: readonly string[],
  lifted: readonly string[],
): Promise<ReadonlySet<string>> {
  if (lifted.length > 0)
    await trx.deleteFrom('text_stop').where('number_mark', 'in', lifted).execute();
  if (numberMarks.length === 0) return new Set();
  const rows = await trx
    .selectFrom('text_stop')
    .where('number_mark', 'in', numberMarks)
    .select('number_mark')
    .execute();
  return new Set(rows.map(({ number_mark }) => number_mark));
}

/**
 * For one address or all, confirmed in one last text if there was anything to end. The person who
 * typed the number learns nothing; its owner gets the text, in their language, which is encrypted
 * with the number until then. False if there was nothing to end.
 */
export async function stopNumber(
  trx: Transaction<Database>,
  marks: Hashes,
  { mobile, mpan }: Pick<Stop, 'mobile' | 'mpan'>,
  at: Instant,
): Promise<boolean> {
  const mark = marks.numberMark(mobile);
  const gone = await trx
    .deleteFrom('text_subscription')
    .where('number_mark', '=', mark)
    .$if(mpan !== null, (query) => query.where('mpan_mark', '=', marks.mpanMark(mpan ?? '')))
    .returning('language')
    .execute();
  const texts = trx.deleteFrom('outbox').where('key', '=', mark);
  // After "stop" nothing more is delivered: news in flight finds no number, and sign-up texts and
  // waiting answers are deleted.
  if (mpan === null) {
    await texts.where('channel', 'in', SIGN_UP_MESSAGES).execute();
    await texts.where('channel', 'like', 'reply-%').where('state', '=', 'waiting').execute();
  }
  const [first] = gone;
  if (!first) return false;
  const name: OwnMessage = mpan === null ? 'stopped' : 'stoppedAddress';
  // Replaces an earlier confirmation, or one for less.
  await texts.where('channel', 'in', [name, 'stoppedAddress']).execute();
  const sealed = marks.encryptNumber(
    withAddress({ to: mobile, language: first.language, about: null }),
    mark,
  );
  await addOwnMessage(trx, name, new Map([[mark, sealed]]), at);
  return true;
}

/**
 * Of numbers that the text message service no longer reaches, or whose owner replied STOP to it.
 * They are remembered like any STOP, without a confirming text, which would not arrive.
 */
export async function endGone(
  db: Kysely<Database>,
  numberMarks: readonly string[],
  at: Instant,
): Promise<void> {
  for (const mark of numberMarks)
    await db.transaction().execute(async (trx) => {
      await keepStop(trx, mark, at);
      await trx.deleteFrom('text_subscription').where('number_mark', '=', mark).execute();
      await trx
        .deleteFrom('outbox')
        .where('kind', '=', 'text')
        .where('key', '=', mark)
        .where('state', '=', 'waiting')
        .execute();
    });
}
