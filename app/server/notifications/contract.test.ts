import { afterEach, describe, expect, it } from 'vitest';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { createHttpClient } from '../http-client.server';
import { createSealer } from '../seal.server';
import type { Store } from '../store/open.server';
import { createMarks } from '../text-updates/marks.server';
import { createEmbeddedSender } from './embedded.server';
import { createHttpSender } from './http.server';
import type { TextSender } from './notifications';

const marks = createMarks(createSealer('a secret of sixteen letters', 'text updates'));
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Made {
  readonly sender: TextSender;
  /** What arrived, once for each key. */
  arrived(): Promise<readonly { key: string; text: string }[]>;
}

async function embedded(store: Store): Promise<Made> {
  return {
    sender: createEmbeddedSender({ store, marks, now: Date.now }),
    arrived: async () =>
      (await store.db.selectFrom('text_sent').select(['key', 'body']).orderBy('key').execute()).map(
        ({ key, body }) => ({
          key,
          text: body,
        }),
      ),
  };
}

async function service(answer?: (to: string) => number) {
  const messages = new Map<string, string>();
  let calls = 0;
  const server = await serveOnLoopback(async (request) => {
    calls += 1;
    const { to, text } = (await request.json()) as { to: string; text: string };
    const status = new URL(request.url).pathname === '/messages' ? (answer?.(to) ?? 202) : 404;
    const isRightKey = request.headers.get('Authorization') === 'Bearer a-key';
    if (status < 300 && isRightKey) messages.set(request.headers.get('Idempotency-Key') ?? '', text);
    return new Response(null, { status: isRightKey ? status : 401 });
  });
  undo.push(server.close);
  const client = createHttpClient({ name: 'texts', baseUrl: server.url, key: 'a-key', breakAfter: 3 });
  return { sender: createHttpSender(client), messages, calls: () => calls };
}

async function overHttp(): Promise<Made> {
  const { sender, messages } = await service();
  return {
    sender,
    arrived: async () => [...messages].sort().map(([key, text]) => ({ key, text })),
  };
}

const message = (index: number) => ({ key: `n1-key-${index}`, to: `+44770090012${index}`, text: `Text ${index}` });

describe.each(Object.entries({ embedded, 'over HTTP': overHttp }))('a text message service, %s', (_, make) => {
  describeOnEveryStore('sends', (makeStore) => {
    it('many, each once, however often they come', async () => {
      const { sender, arrived } = await make(await makeStore());
      const messages = [1, 2, 3].map(message);
      expect(await sender.send(messages)).toEqual(['sent', 'sent', 'sent']);
      expect(await sender.send([...messages, message(4)])).toEqual(['sent', 'sent', 'sent', 'sent']);
      expect(await arrived()).toEqual([1, 2, 3, 4].map(message).map(({ key, text }) => ({ key, text })));
    });

    it('nothing where there is nothing', async () => {
      const { sender, arrived } = await make(await makeStore());
      expect(await sender.send([])).toEqual([]);
      expect(await arrived()).toEqual([]);
    });
  });
});

describeOnEveryStore('the embedded log', (makeStore) => {
  it('tells no number, and says later when the store fails', async () => {
    const store = await makeStore();
    const { sender } = await embedded(store);
    await sender.send([message(1)]);
    expect(JSON.stringify(await store.db.selectFrom('text_sent').selectAll().execute())).not.toContain('770090012');
    await store.close();
    expect(await sender.send([message(1)])).toEqual(['later']);
  });
});

describe('a service over HTTP', () => {
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
