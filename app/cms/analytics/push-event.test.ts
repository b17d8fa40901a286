import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeys } from '../browser-storage';
import type * as PushEventModule from './push-event';

type PushEvent = typeof PushEventModule;
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
let push: PushEvent;

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  vi.resetModules();
  push = await import('./push-event');
});
afterEach(() => vi.unstubAllGlobals());

const event = { event: 'search_performed', search_mode: 'homepage', results: 3 } as const;

test('before a choice nothing is sent, kept or announced', () => {
  push.applyConsent({ analytics: false, marketing: false });
  push.pushEvent(event);
  expect(window.dataLayer).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('accepting analytics sets the flag, tells the tag manager, and lets events through [L-488, L-564 to L-567, L-783]', () => {
  push.applyConsent({ analytics: true, marketing: false });
  push.pushEvent(event);
  expect(kept.get('canSendDataLayer')).toBe('true');
  expect(window.dataLayer).toEqual([
    { event: 'cookie_consent_update', analytics: true, marketing: false },
    event,
  ]);
});

test('revoking clears the flag, opts session analytics out, and drops events [L-489, L-495]', () => {
  const optOut = vi.fn();
  push.applyConsent({ analytics: true, marketing: true });
  window.sessionAnalytics = { optOut };
  push.applyConsent({ analytics: false, marketing: true });
  push.pushEvent(event);
  expect(kept.has('canSendDataLayer')).toBe(false);
  expect(optOut).toHaveBeenCalledOnce();
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'cookie_consent_update',
    analytics: false,
    marketing: true,
  });
});

test('an edited flag is not consent', () => {
  kept.set('canSendDataLayer', 'true');
  push.pushEvent(event);
  expect(window.dataLayer).toBeUndefined();
});

test('blocked storage changes nothing [L-654]', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  push.applyConsent({ analytics: true, marketing: false });
  push.pushEvent(event);
  expect(localKeys.get('canSendDataLayer')).toBeNull();
  expect(window.dataLayer).toHaveLength(2);
});

test('on the server nothing happens', () => {
  vi.stubGlobal('window', undefined);
  expect(() => push.pushEvent(event)).not.toThrow();
});
