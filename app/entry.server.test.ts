import type { EntryContext } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import handleRequest from './entry.server';
import { cachedAnswer } from './server/front/page-cache/cached-pages.server';

const log = vi.hoisted((): string[] => []);
vi.mock('virtual:remix/server-build', () => ({ routes: {}, assetsBuildDirectory: '' }));
const incidents = vi.hoisted(() => ({ changes: 1 }));
vi.mock('./server/gateways.server', () => ({
  gatewaysFor: () => ({ content: {} }),
  gateways: {
    content: { revision: () => '' },
    incidents: {
      snapshot: () => null,
      freshness: () => ({ stale: false }),
      lastChange: () => ({ count: incidents.changes, at: 0 }),
    },
  },
}));
vi.mock('react-dom/server', () => ({
  renderToString() {
    log.push('page');
    return '<html><head></head></html>';
  },
}));

const context = { staticHandlerContext: { errors: null } } as unknown as EntryContext;

it('renders one page in each turn of the event loop, though the loaders of all ended in one', async () => {
  const turns = async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('turn');
    }
  };
  const pages = ['/power-cut/search?value=CB1', '/power-cut/search?value=CB2', '/contact'].map(
    (path) =>
      handleRequest(new Request(`http://127.0.0.1${path}`), 200, new Headers(), context, {}),
  );
  await Promise.all([turns(), ...pages]);
  const pairs = log.filter((word, index) => word === 'page' && log[index - 1] === 'page');
  expect(log.filter((word) => word === 'page')).toHaveLength(pages.length);
  expect(pairs).toEqual([]);
});

it('caches a page as one of the incidents that its loaders read, though newer ones came while it waited', async () => {
  const request = new Request('http://127.0.0.1/power-cut/list');
  const answer = handleRequest(request, 200, new Headers(), context, { isSameForAll: true });
  incidents.changes = 2;
  await answer;
  expect(cachedAnswer(request)).toBeNull();
  incidents.changes = 1;
  expect(cachedAnswer(request)?.status).toBe(200);
});
