import { expect, it, vi } from 'vitest';
import { inProcess } from '../../../tests/support/demo-operator';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { answering } from '#demo/answers.server';
import { textMessageAnswers } from '#demo/text-messages.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createHashes } from './sign-ups/hashes.server';
import type { TextSender } from './notifications';
import { createTextService } from './gateways/create.server';

const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));

const demo = (store: Store): TextSender =>
  createTextService(
    { BASE_URL: 'http://site.test' },
    inProcess(answering(textMessageAnswers({ store, marks, now: Date.now }))),
    quietLogger,
  );
const rowsOf = (store: Store) =>
  store.db.selectFrom('text_sent').select(['key', 'body', 'times']).orderBy('key').execute();

const message = (index: number) => ({
  key: `n1-key-${index}`,
  to: `+447700${900_120 + index}`,
  text: `Text ${index}`,
});

describeOnEveryStore('the text message service of the demonstration', (makeStore) => {
  it('writes many down, each once, however often they come', async () => {
    const store = await makeStore();
    const sender = demo(store);
    const messages = [1, 2, 3].map(message);
    expect(await sender.send(messages)).toEqual(['sent', 'sent', 'sent']);
    expect(await sender.send([...messages, message(4)])).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(await rowsOf(store)).toEqual(
      [1, 2, 3, 4].map((index) => ({
        key: message(index).key,
        body: `Text ${index}`,
        times: index < 4 ? 2 : 1,
      })),
    );
    expect(await sender.send([])).toEqual([]);
  });

  it('writes together what comes together', async () => {
    const store = await makeStore();
    const insert = vi.spyOn(store.db, 'connection');
    const many = Array.from({ length: 100 }, (_, index) => message(index));
    expect(new Set(await demo(store).send(many))).toEqual(new Set(['sent']));
    expect(await rowsOf(store)).toHaveLength(100);
    expect(insert.mock.calls.length).toBeLessThan(5);
  });

  it('tells no number, and says later when the store fails', async () => {
    const store = await makeStore();
    await demo(store).send([message(1)]);
    expect(
      JSON.stringify(await store.db.selectFrom('text_sent').selectAll().execute()),
    ).not.toContain('7700900');
    await store.close();
    expect(await demo(store).send([message(1)])).toEqual(['later']);
  });
});
