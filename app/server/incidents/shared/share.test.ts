import { createServer, type ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { describeOnPostgres, quietLogger } from '../../../../tests/support/stores';
import { incidentsForTests } from '../../../../tests/support/running-incidents';
import { ownFeed } from '../../../../tests/support/feed-reach';
import { joinCluster } from '~/server/cluster/join.server';
import { openStore } from '~/server/store/open.server';
import { listenLocally } from '../../../../scripts/lib/serve.mjs';

const { start, later } = incidentsForTests();

async function countingFeed() {
  const state = {
    asked: 0,
    atOnce: 0,
    most: 0,
    answer: (response: ServerResponse) => void response.end(JSON.stringify(ownFeed)),
  };
  const server = createServer((_request, response) => {
    state.asked += 1;
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    response.once('close', () => (state.atOnce -= 1));
    state.answer(response);
  });
  const port = await listenLocally(server);
  later(async () => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/feed`,
  });
}

/** Until another node has noticed, in milliseconds: on a busy machine a good deal later than at once. */
const PATIENCE = 15_000;

describeOnPostgres('one node at a time asks the feed', (makeStore) => {
  async function nodesOn() {
    const { env } = await makeStore.place();
    return async (INCIDENTS_URL: string, seconds = 3600) => {
      const url = env.DATABASE_URL ?? '';
      const store = await openStore(env, quietLogger);
      const cluster = await joinCluster({
        url,
        secret: 'a secret of sixteen letters',
        logger: quietLogger,
        everyMs: 50,
      });
      const incidents = await start({
        INCIDENTS_URL,
        INCIDENTS_REFRESH_SECONDS: seconds,
        store,
        cluster,
      });
      const stop = async () => {
        await cluster.stop();
        await incidents.close();
        await store.close();
      };
      return { cluster, incidents, stop };
    };
  }

  it('and the others show the same picture, to the letter, without asking', async () => {
    const feed = await countingFeed();
    const startNode = await nodesOn();
    const first = await startNode(feed.url);
    const second = await startNode(feed.url);
    try {
      expect(feed.asked).toBe(1);
      expect(second.incidents.snapshot()?.incidents.length).toBe(ownFeed.length);
      for (const form of ['whole', 'light'] as const)
        expect(second.incidents.wireJson(form)).toBe(first.incidents.wireJson(form));
      expect(second.incidents.snapshot()?.revision).toBe(first.incidents.snapshot()?.revision);
      expect(second.incidents.snapshot()?.data).toEqual(first.incidents.snapshot()?.data);

      feed.answer = (response) => void response.end(JSON.stringify(ownFeed.slice(1)));
      await first.incidents.refresh();
      // The other one is told, and looks at once.
      await vi.waitFor(() =>
        expect(second.incidents.snapshot()?.incidents.length).toBe(ownFeed.length - 1),
      );
      expect(feed.asked).toBe(2);
    } finally {
      await second.stop();
      await first.stop();
    }
  });

  it('another one takes over when it ends, and is not told "unchanged" of a list that it never saw', async () => {
    const feed = await countingFeed();
    const startNode = await nodesOn();
    const first = await startNode(feed.url);
    const second = await startNode(feed.url);
    try {
      await first.stop();
      await vi.waitFor(() => expect(second.cluster.leads()).toBe(true), PATIENCE);
      await vi.waitFor(() => expect(feed.asked).toBe(2), PATIENCE);
      feed.answer = (response) => void response.end(JSON.stringify(ownFeed.slice(2)));
      // A first refresh may join the reading that began when it took over.
      await vi.waitFor(async () => {
        await second.incidents.refresh();
        expect(second.incidents.snapshot()?.incidents.length).toBe(ownFeed.length - 2);
      }, PATIENCE);
    } finally {
      await second.stop();
    }
  });

  it('one that cannot reach the feed lets another one try', async () => {
    const feed = await countingFeed();
    const startNode = await nodesOn();
    const first = await startNode(feed.url);
    const second = await startNode(feed.url);
    try {
      // Its client tries more than once.
      feed.answer = (response) => {
        if (first.cluster.leads()) response.destroy();
        else response.end(JSON.stringify(ownFeed.slice(1)));
      };
      await first.incidents.refresh();
      await vi.waitFor(() =>
        expect(second.incidents.snapshot()?.incidents.length).toBe(ownFeed.length - 1),
      );
      expect([first.cluster.leads(), second.cluster.leads()]).toEqual([false, true]);
      await vi.waitFor(() =>
        expect(first.incidents.snapshot()?.incidents.length).toBe(ownFeed.length - 1),
      );
    } finally {
      await second.stop();
      await first.stop();
    }
  });

  it('nodes that cannot hear each other ask by themselves', async () => {
    const feed = await countingFeed();
    const startNode = await nodesOn();
    const first = await startNode(feed.url);
    const second = await startNode(feed.url);
    try {
      await second.cluster.stop();
      await second.incidents.refresh();
      expect(feed.asked).toBe(2);
      expect(second.incidents.freshness().stale).toBe(false);
    } finally {
      await second.stop();
      await first.stop();
    }
  });

  it('two that start together ask one after the other, and then one alone', async () => {
    const feed = await countingFeed();
    const startNode = await nodesOn();
    const [first, second] = await Promise.all([startNode(feed.url, 1), startNode(feed.url, 1)]);
    try {
      const before = feed.asked;
      await vi.waitFor(() => expect(feed.asked).toBeGreaterThan(before + 2), { timeout: 15_000 });
      expect(feed.most).toBe(1);
      expect([first, second].filter(({ cluster }) => cluster.leads())).toHaveLength(1);
    } finally {
      await second.stop();
      await first.stop();
    }
  });
});
