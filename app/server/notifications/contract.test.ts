import { describe, expect, it, vi } from 'vitest';
import { inProcess } from '../../../tests/support/demo-operator';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { operationAt, requestBreachesOf } from '../../../tests/support/openapi';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { answering, type Handler } from '#demo/answers.server';
import { textMessageAnswers } from '#demo/text-messages.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createMarks } from '~/server/ports/text-updates/marks.server';
import type { TextSender } from './notifications';
import { createTextService } from './compose.server';

const marks = createMarks(createEncrypter('a secret of sixteen letters', 'text updates'));
const nobody: Handler = async () => new Response(null, { status: 503 });
const undo = undoAfterEach();

/** The demonstration's service over a store, asked in this process. */
const demo = (store: Store): TextSender =>
  createTextService(
    { TEXT_MESSAGES_URL: undefined, TEXT_MESSAGES_KEY: undefined },
    inProcess(answering(textMessageAnswers({ store, marks, now: Date.now }))),
  );
const rowsOf = (store: Store) =>
  store.db.selectFrom('text_sent').select(['key', 'body', 'times']).orderBy('key').execute();

async function service(answer?: (to: string) => number) {
  const messages = new Map<string, string>();
  let calls = 0;
  const server = await serveOnLoopback(async (request) => {
    calls += 1;
    const body: unknown = await request.json();
    // Held to public/api.openapi.yaml, "/messages": what it does not describe is refused for good.
    if (requestBreachesOf(operationAt('/messages', 'post'), body).length > 0)
      return new Response(null, { status: 422 });
    if (!request.headers.get('Idempotency-Key')) return new Response(null, { status: 400 });
    const { to, text } = body as { to: string; text: string };
    const status = new URL(request.url).pathname === '/messages' ? (answer?.(to) ?? 202) : 404;
    const isRightKey = request.headers.get('Authorization') === 'Bearer a-key';
    if (status < 300 && isRightKey) messages.set(request.headers.get('Idempotency-Key') ?? '', text);
    return new Response(null, { status: isRightKey ? status : 401 });
  });
  undo.push(server.close);
  const env = { TEXT_MESSAGES_URL: server.url, TEXT_MESSAGES_KEY: 'a-key' };
  return { sender: createTextService(env, inProcess(nobody)), messages, calls: () => calls };
}

const message = (index: number) => ({ key: `n1-key-${index}`, to: `+447700${900_120 + index}`, text: `Text ${index}` });

describeOnEveryStore('the text message service of the demonstration', (makeStore) => {
  it('writes many down, each once, however often they come', async () => {
    const store = await makeStore();
    const sender = demo(store);
    const messages = [1, 2, 3].map(message);
    expect(await sender.send(messages)).toEqual(['sent', 'sent', 'sent']);
    expect(await sender.send([...messages, message(4)])).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(await rowsOf(store)).toEqual(
      [1, 2, 3, 4].map((index) => ({ key: message(index).key, body: `Text ${index}`, times: index < 4 ? 2 : 1 })),
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
    expect(JSON.stringify(await store.db.selectFrom('text_sent').selectAll().execute())).not.toContain('7700900');
    await store.close();
    expect(await demo(store).send([message(1)])).toEqual(['later']);
  });
});

describe('a service over HTTP [X-29]', () => {
  it('is sent many, each once, however often they come', async () => {
    const { sender, messages } = await service();
    const some = [1, 2, 3].map(message);
    expect(await sender.send(some)).toEqual(['sent', 'sent', 'sent']);
    expect(await sender.send([...some, message(4)])).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect([...messages]).toEqual([1, 2, 3, 4].map(message).map(({ key, text }) => [key, text]));
    expect(await sender.send([])).toEqual([]);
  });

  it('that refuses one number takes the others', async () => {
    const { sender } = await service((to) => (to.endsWith('2') ? 422 : 200));
    expect(await sender.send([1, 2, 3].map(message))).toEqual(['sent', 'refused', 'sent']);
  });

  it('in trouble is asked again later, and left alone meanwhile', async () => {
    const { sender, calls } = await service(() => 503);
    const many = Array.from({ length: 50 }, (_, index) => message(index));
    expect(new Set(await sender.send(many))).toEqual(new Set(['later']));
    expect(calls()).toBeLessThan(20);
  });
});
