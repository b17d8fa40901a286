import { describe, expect, it, vi } from 'vitest';
import { registerPush, type PushScope } from './push';

function startWorker(open: readonly string[] = [], unsubscribe = vi.fn(async () => true)) {
  const listeners = new Map<string, (event: never) => void>();
  const notifications: [string, object][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const fetched = vi.fn(async (_url: string, init?: RequestInit) =>
    Response.json(init ? {} : { key: 'k' }),
  );
  const subscribe = vi.fn(async () => ({ endpoint: 'https://push.example/new' }));
  const scope: PushScope = {
    location: { origin: 'https://site.example' },
    registration: {
      showNotification: async (title, options) => void notifications.push([title, options]),
      pushManager: {
        getSubscription: async () => ({ endpoint: 'https://push.example/x', unsubscribe }),
        subscribe,
      },
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url) => opened.push(url),
    },
    fetch: fetched,
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  registerPush(scope);
  async function fire(type: string, event: object) {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => (work = promise),
    } as never);
    await work;
  }
  return { fire, notifications, opened, focused, fetched, unsubscribe, subscribe };
}

const message = {
  title: 'T',
  body: 'B',
  url: '/power-cut/incident?incidentid=X',
  tag: 'X',
  stop: 'Stop',
  silent: true,
};
const notification = { data: { url: message.url }, close: vi.fn() };

it('shows what arrived, quietly where it is to be, with a way to stop it', async () => {
  const { fire, notifications } = startWorker();
  await fire('push', { data: { json: () => message } });
  expect(notifications).toEqual([
    [
      'T',
      expect.objectContaining({
        body: 'B',
        tag: 'X',
        silent: true,
        actions: [{ action: 'stop', title: 'Stop' }],
      }),
    ],
  ]);
});

it.each([
  [[], [`https://site.example${message.url}`], []],
  [[`https://site.example${message.url}`], [], [`https://site.example${message.url}`]],
])('a tap leads to the page, where it is open to that one: %j', async (open, opened, focused) => {
  const worker = startWorker(open);
  await worker.fire('notificationclick', { action: '', notification });
  expect([worker.opened, worker.focused]).toEqual([opened, focused]);
});

it('stops in one tap, also where the site cannot be told', async () => {
  const { fire, fetched, unsubscribe, opened } = startWorker();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await fire('notificationclick', { action: 'stop', notification });
  expect(fetched).toHaveBeenCalledWith(
    '/push',
    expect.objectContaining({ body: '{"do":"stop","endpoint":"https://push.example/x"}' }),
  );
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});

describe('where the browser changes its subscription', () => {
  const [from, subscription] = [
    { endpoint: 'https://push.example/x' },
    { endpoint: 'https://push.example/new' },
  ];
  const bodiesSent = ({ fetched }: ReturnType<typeof startWorker>): unknown[] =>
    fetched.mock.calls.flatMap(([, init]) => (init ? [JSON.parse(String(init.body))] : []));

  it('what is followed goes on at the new one', async () => {
    const worker = startWorker();
    await worker.fire('pushsubscriptionchange', {
      oldSubscription: from,
      newSubscription: subscription,
    });
    expect(bodiesSent(worker)).toEqual([{ do: 'move', from, subscription }]);
    expect(worker.subscribe).not.toHaveBeenCalled();
  });

  it('and at one that is asked for where there is none, with the key of the site', async () => {
    const worker = startWorker();
    await worker.fire('pushsubscriptionchange', { oldSubscription: from, newSubscription: null });
    expect(worker.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'k',
    });
    expect(bodiesSent(worker)).toEqual([{ do: 'move', from, subscription }]);
  });

  it('it ends where the browser may have none any more', async () => {
    const worker = startWorker();
    worker.subscribe.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await worker.fire('pushsubscriptionchange', { oldSubscription: from, newSubscription: null });
    expect(bodiesSent(worker)).toEqual([{ do: 'stop', endpoint: from.endpoint }]);
  });

  it('a browser that does not say which one asks for nothing', async () => {
    const worker = startWorker();
    await worker.fire('pushsubscriptionchange', {});
    expect(worker.fetched).not.toHaveBeenCalled();
  });
});
