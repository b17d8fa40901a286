import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';
import type { Marks } from './marks.server';
import { SIGN_UP_MESSAGES, addOwnMessage, withAddress, type OwnMessage } from './rows.server';
import type { Stop } from './text-updates';

/**
 * Ends a number's subscriptions, for one address or all, and confirms it in one last text if there
 * was anything to end. Whoever typed the number learns nothing; its owner is told, in their
 * language, which is encrypted with the number until that text is sent. Returns false if there was
 * nothing to end.
 */
export async function stopNumber(
  trx: Transaction<Database>,
  marks: Marks,
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
  const sealed = marks.encryptNumber(withAddress({ to: mobile, language: first.language, about: null }), mark);
  await addOwnMessage(trx, name, new Map([[mark, sealed]]), at);
  return true;
}
