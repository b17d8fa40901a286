import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';
import type { Marks } from './marks.server';
import { SIGN_UP_MESSAGES, addOwnMessage, withAddress, type OwnMessage } from './rows.server';
import type { Stop } from './text-updates';

/**
 * Ends what a number follows, for one address or altogether, and says so in one last text, where there was something to end. So
 * whoever typed the number learns nothing, and whoever has it is told, in the language that they chose: read before it is forgotten,
 * and sealed with the number until that text is out. False where there was nothing to end.
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
  // Nothing more arrives after "stop": news on its way finds no number any more, and what was said of sign-ups and waiting answers go.
  if (mpan === null) {
    await texts.where('channel', 'in', SIGN_UP_MESSAGES).execute();
    await texts.where('channel', 'like', 'reply-%').where('state', '=', 'waiting').execute();
  }
  const [first] = gone;
  if (!first) return false;
  const name: OwnMessage = mpan === null ? 'stopped' : 'stoppedAddress';
  // One that was sent before, or that says less, makes room for this one.
  await texts.where('channel', 'in', [name, 'stoppedAddress']).execute();
  const sealed = marks.encryptNumber(withAddress({ to: mobile, language: first.language, about: null }), mark);
  await addOwnMessage(trx, name, new Map([[mark, sealed]]), at);
  return true;
}
