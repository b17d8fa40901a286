import { afterEach, expect, it, vi } from 'vitest';
import { subscribe, unsubscribe } from './push-page';

afterEach(() => void vi.unstubAllGlobals());

function start(site = () => Promise.resolve(Response.json({ key: 'k', following: false }))) {
  const made = { endpoint: 'https://push.example/new' };
  const known = { endpoint: 'https://push.example/x', unsubscribe: vi.fn(async () => true) };
  const pushManager = { getSubscription: async () => known, subscribe: vi.fn(async () => made) };
  const serviceWorker = {
    register: async () => undefined,
    getRegistration: async () => ({ pushManager }),
    ready: Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', vi.fn(site));
  return { made, known, pushManager };
}

it('ends here also where the site cannot be told', async () => {
  const { known } = start(() => Promise.reject(new TypeError('offline')));
  await unsubscribe();
  expect(known.unsubscribe).toHaveBeenCalledOnce();
});

it('says so where the browser does not let go', async () => {
  const { known } = start();
  known.unsubscribe.mockResolvedValueOnce(false);
  await expect(unsubscribe()).rejects.toThrow();
});

it('a subscription for keys that the site has no more makes room for one that works', async () => {
  const { made, known, pushManager } = start();
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  expect(await subscribe()).toBe(made);
  expect(known.unsubscribe).toHaveBeenCalledOnce();
});

it('a visitor who says no keeps what is there', async () => {
  const { known, pushManager } = start();
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await expect(subscribe()).rejects.toThrow('no');
  expect(known.unsubscribe).not.toHaveBeenCalled();
});
