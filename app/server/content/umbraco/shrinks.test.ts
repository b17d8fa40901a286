import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fakeDelivery, item, serveDelivery, type FakeItem } from '../../../../tests/support/fake-delivery';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { quietLogger } from '../../../../tests/support/stores';
import { MINUTE } from '~/domain/time/instant';
import { createEmbeddedContent } from '../embedded.server';
import { createUmbracoContent } from './create.server';

it('content that vanishes at once stays for ten minutes; then it was meant [X-57]', async () => {
  const page = (path: string) => item('contentPage', path, { title: path });
  let published: FakeItem[] = ['/help/', ...Array.from({ length: 20 }, (_, index) => `/p-${index}/`)].map(page);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meridian-umbraco-'));
  const server = await serveOnLoopback(serveDelivery(() => published).handler);
  onTestFinished(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  let now = Date.UTC(2026, 2, 10);
  const content = await createUmbracoContent({
    baseUrl: server.url,
    key: fakeDelivery.key,
    dataDir,
    fallback: createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 }),
    logger: quietLogger,
    refreshMs: 0,
    retries: 0,
    now: () => now,
  });
  published = [];
  for (const minutes of [0, 9]) {
    now += minutes * MINUTE;
    expect(await content.refresh()).toBe(false);
    expect(content.page('/help')?.title).toBe('/help/');
  }
  now += 2 * MINUTE;
  expect(await content.refresh()).toBe(true);
  expect(content.page('/help')).toBeNull();
});
