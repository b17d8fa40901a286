import { expect, it, vi } from 'vitest';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { createSealer } from '../seal.server';
import { createMarks } from '../text-updates/marks.server';
import { createMessageQueue } from './queue.server';
import type { TextSender } from './notifications';
import { createSending } from './send.server';

const marks = createMarks(createSealer('a secret of sixteen letters', 'text updates'));
const now = () => Date.UTC(2026, 2, 10, 12);

describeOnEveryStore('mend 17: an end while the text message service hangs', (makeStore) => {
  it('mend 17: gives back what is on its way, and another process sends it at once', async () => {
    const store = await makeStore();
    const sendingWith = (send: TextSender['send']) => {
      const sender = { atOnce: 10, send };
      const queue = createMessageQueue(store, now);
      return createSending({ queue, sender, marks, ownText: () => 'Welcome', logger: quietLogger, now });
    };
    const number_mark = marks.numberMark('+447700900001');
    const sealed = marks.sealNumber('+447700900001', number_mark);
    const at = { created_at: now(), due_at: now(), lease_until: 0, finished_at: null };
    await store.db
      .insertInto('text_message')
      .values({ news_id: 0, number_mark, sealed, state: 'waiting', attempts: 0, ...at })
      .execute();
    const hang = vi.fn(() => new Promise<never>(() => {}));
    const ending = sendingWith(hang);
    void ending.send();
    await vi.waitFor(() => expect(hang).toHaveBeenCalledOnce());
    const other = vi.fn(async () => ['sent' as const]);
    await sendingWith(other).send();
    expect(other).not.toHaveBeenCalled();
    await ending.release();
    await sendingWith(other).send();
    expect(other).toHaveBeenCalledOnce();
  });
});
