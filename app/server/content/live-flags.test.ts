import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fakeDelivery, item, serveDelivery } from '../../../tests/support/fake-delivery';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { ownContent } from '../../../tests/support/own-content';
import { quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import { createUmbracoContent } from './umbraco/create.server';

const undo = undoAfterEach();

interface Source {
  readonly content: Content;
  readonly publish: (live: object) => Promise<void>;
}

async function embedded(live: object): Promise<Source> {
  const dir = await ownContent({ 'live.json': live });
  const content = createEmbeddedContent({ dir, logger: quietLogger, watchMs: 20 });
  const publish = async (next: object) => {
    const before = content.revision();
    await writeFile(path.join(dir, 'live.json'), JSON.stringify(next));
    await vi.waitFor(() => expect(content.revision()).not.toBe(before), 5000);
  };
  return { content, publish };
}

async function umbraco(live: object): Promise<Source> {
  let flags = live;
  const { handler } = serveDelivery(() => [item('liveData', null, { ...flags })]);
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  const { content: fallback } = await embedded({});
  const content = await createUmbracoContent({
    ...{ baseUrl: server.url, key: fakeDelivery.key, dataDir: await ownContent({}), fallback },
    ...{ logger: quietLogger, refreshMs: 0, retries: 0 },
  });
  const publish = async (next: object) => {
    flags = next;
    await content.refresh({ whole: true });
  };
  return { content, publish };
}

const faultsOf = (content: Content) =>
  content.faults().filter(({ page }) => page === 'live.json' || page === 'liveData');

describe.each(Object.entries({ embedded, umbraco }))('live flags of %s', (_, create) => {
  it('know a storm by its word and by true, and a calm day', async () => {
    const { content, publish } = await create({ stormMode: true });
    expect(content.live().stormMode).toBe(true);
    for (const [stormMode, expected] of [
      ['calm', false],
      ['Storm', true],
      [false, false],
      [['STORM'], true],
      [null, false],
    ]) {
      await publish({ stormMode, stormName: String(expected) + String(stormMode) });
      expect(content.live().stormMode, String(stormMode)).toBe(expected);
    }
    expect(faultsOf(content)).toEqual([]);
  });
  it('stay as they were with an unknown value, which is reported', async () => {
    const { content, publish } = await create({ stormMode: 'STORM', powerSharingEnabled: true });
    await publish({ stormMode: 'STROM', powerSharingEnabled: 'yes', twoCallsCheckEnabled: true });
    expect(content.live()).toMatchObject({
      ...{ stormMode: true, powerSharingEnabled: true, twoCallsCheckEnabled: true },
    });
    expect(faultsOf(content).map(({ field, reason }) => [field, reason])).toEqual([
      ['stormMode', 'is neither STORM nor CALM; it stays as it was'],
      ['powerSharingEnabled', 'Expected boolean, received string; it stays as it was'],
    ]);
    await publish({ stormMode: 'CALM' });
    expect(content.live()).toMatchObject({ stormMode: false, powerSharingEnabled: false });
    expect(faultsOf(content)).toEqual([]);
  });
});
