import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyConsent } from '~/cms/analytics/push-event';
import { mirrorRecents, mirrorSearchTerm } from '~/journeys/search/mirror';
import { keepPath, trackPage } from './page-analytics';

const storageIn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const session = new Map<string, string>();
const local = new Map<string, string>();
beforeEach(() => {
  session.clear();
  local.clear();
  vi.stubGlobal('window', { sessionStorage: storageIn(session), localStorage: storageIn(local) });
  vi.stubGlobal('document', { title: 'Power cuts' });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the path of this page and of the one before [L-649, L-650]', () => {
  keepPath('/');
  expect(Object.fromEntries(session)).toEqual({ currentPath: '/' });
  keepPath('/power-cut');
  keepPath('/power-cut');
  expect(Object.fromEntries(session)).toEqual({ currentPath: '/power-cut', prevPath: '/' });
});

it('keeps what was searched for and the recent searches, each under its name [L-651, L-655]', () => {
  mirrorSearchTerm('CB1 9ZA');
  mirrorRecents([
    { choice: 'CB1 9ZA|1', title: '4 Lantern Street', place: 'Cambridge', isExport: false },
  ]);
  expect(session.get('postcodeSearchTerm')).toBe('CB1 9ZA');
  expect(local.get('searchLocation')).toContain('4 Lantern Street');
});

it('tells of a page that the router opened [L-571]', () => {
  applyConsent({ analytics: true, marketing: false });
  trackPage('/power-cut');
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'virtual_pageview',
    page_path: '/power-cut',
    page_title: 'Power cuts',
  });
  applyConsent({ analytics: false, marketing: false });
});
