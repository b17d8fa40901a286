import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/instant';
import type { Database } from '../store/tables';
import type { Marks } from './marks.server';
import { addOwnMessage, OWN_MESSAGES } from './rows.server';
import type { Stop } from './text-updates';

/**
 * Ends what a number follows, for one address or altogether, and says so in one last text, where there was something to end. So
 * whoever typed the number learns nothing, and whoever has it hears of it.
 */
export async function stopNumber(
  trx: Transaction<Database>,
  marks: Marks,
  { mobile, mpan }: Pick<Stop, 'mobile' | 'mpan'>,
  at: Instant,
): Promise<void> {
  const mark = marks.numberMark(mobile);
  const gone = await trx
    .deleteFrom('text_subscription')
    .where('number_mark', '=', mark)
    .$if(mpan !== null, (query) => query.where('mpan_mark', '=', marks.mpanMark(mpan ?? '')))
    .returning('id')
    .execute();
  // Nothing more arrives after "stop", not even what was on its way.
  if (mpan === null)
    await trx
      .deleteFrom('text_message')
      .where('number_mark', '=', mark)
      .where('news_id', '>=', OWN_MESSAGES.welcome)
      .execute();
  if (gone.length === 0) return;
  const name = mpan === null ? 'stopped' : 'stoppedAddress';
  // One that was sent before, or that says less, makes room for this one.
  const [all, one] = [OWN_MESSAGES.stopped, OWN_MESSAGES.stoppedAddress];
  await trx
    .deleteFrom('text_message')
    .where('number_mark', '=', mark)
    .where('news_id', 'in', mpan === null ? [all, one] : [one])
    .execute();
  await addOwnMessage(trx, name, new Map([[mark, marks.sealNumber(mobile, mark)]]), at);
}
