import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyConsent } from '~/cms/analytics/push-event';
import { tellRequested } from './offers-view';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const counted = () => (window.dataLayer ?? []).filter(({ event }) => event === 'offers_requested');

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  applyConsent({ analytics: true, marketing: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opened again, the confirmation of a request counts nothing; another request counts', () => {
  // The first one is taken back, as when the page turns into its pop-up.
  tellRequested(2, 'first')?.();
  vi.runAllTimers();
  expect(counted()).toEqual([]);
  for (const request of ['first', 'first', 'second', 'second']) {
    tellRequested(2, request);
    vi.runAllTimers();
  }
  expect(counted()).toEqual([
    { event: 'offers_requested', offers: 2 },
    { event: 'offers_requested', offers: 2 },
  ]);
});
