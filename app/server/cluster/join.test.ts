import { expect, it, vi } from 'vitest';
import { describeOnPostgres, quietLogger } from '../../../tests/support/stores';
import { onServer } from '../../../tests/support/test-databases';
import { joinCluster } from './join.server';
import type { Cluster } from './cluster';

const SECRET = 'a secret of sixteen letters';

describeOnPostgres('nodes on one database', (makeStore) => {
  const running: Cluster[] = [];
  const place = async () => {
    const { env } = await makeStore.place();
    return env.DATABASE_URL ?? '';
  };
  const link = async (url: string, secret = SECRET, logger = quietLogger) => {
    const node = await joinCluster({ url, secret, logger, everyMs: 50 });
    running.push(node);
    return node;
  };
  const over = () => Promise.all(running.splice(0).map((node) => node.stop()));

  it('one leads; when it stops, rests or loses its connection another one does', async () => {
    const url = await place();
    const [first, second] = [await link(url), await link(url)];
    try {
      await vi.waitFor(() =>
        expect([first, second].filter((node) => node.leads())).toEqual([first]),
      );
      let began = 0;
      second.onLead(() => (began += 1));

      first.yieldLead(60_000);
      await vi.waitFor(() => expect([first.leads(), second.leads()]).toEqual([false, true]));
      expect(began).toBe(1);

      const third = await link(url);
      await second.stop();
      await vi.waitFor(() => expect(third.leads()).toBe(true));
      expect([first.leads(), second.leads(), second.isLinked()]).toEqual([false, false, false]);

      const fourth = await link(url);
      const schema = new URL(url).searchParams.get('options')?.replace('-csearch_path=', '');
      const { rowCount } = await onServer(
        (client) =>
          client.query(
            `select pg_terminate_backend(pid) from pg_locks
              where locktype = 'advisory' and granted and objid::bigint = hashtext($1)::bigint & 4294967295`,
            [schema],
          ),
        url,
      );
      expect(rowCount).toBe(1);
      await vi.waitFor(() =>
        expect([third, fourth].filter((node) => node.leads())).toHaveLength(1),
      );
      await vi.waitFor(() => expect(third.isLinked()).toBe(true));
    } finally {
      await over();
    }
  });

  it('one that hangs loses the lead by itself, and the database gives it to another [X-68]', async () => {
    const url = await place();
    // Its next sign of life would come after an hour.
    const hanging = await joinCluster({
      url,
      secret: SECRET,
      logger: quietLogger,
      everyMs: 3_600_000,
      silenceMs: 300,
    });
    running.push(hanging);
    try {
      expect(hanging.leads()).toBe(true);
      const other = await link(url);
      await vi.waitFor(() => expect(other.leads()).toBe(true));
      expect([hanging.leads(), hanging.isLinked()]).toEqual([false, false]);
    } finally {
      await over();
    }
  });

  it('what one tells the others hear, and it does not hear itself', async () => {
    const url = await place();
    const [first, second] = [await link(url), await link(url)];
    try {
      const heard: string[] = [];
      first.subscribe('content', (value) => heard.push(`first ${value}`));
      second.subscribe('content', (value) => heard.push(`second ${value}`));
      first.publish('content', 'one');
      second.publish('content', 'two');
      await vi.waitFor(() => expect(heard.toSorted()).toEqual(['first two', 'second one']));
    } finally {
      await over();
    }
  });

  it('a node with another secret hears nothing and says so once', async () => {
    const url = await place();
    const logLines: string[] = [];
    const logger = {
      ...quietLogger,
      error: (_: object, text?: string) => void logLines.push(text ?? ''),
    };
    const stranger = await link(url, 'another secret of letters', logger);
    try {
      const heard: string[] = [];
      stranger.subscribe('content', (value) => heard.push(value));
      const node = await link(url);
      node.publish('content', 'one');
      await vi.waitFor(() =>
        expect(logLines).toEqual(['another process on this database has another SESSION_SECRET']),
      );
      expect(heard).toEqual([]);
    } finally {
      await over();
    }
  });

  it('sites in schemas of their own do not meet', async () => {
    const [one, other] = [await link(await place()), await link(await place())];
    try {
      expect([one.leads(), other.leads()]).toEqual([true, true]);
    } finally {
      await over();
    }
  });

  it('without a database nobody leads and nobody is heard', async () => {
    const node = await link('postgres://nobody@127.0.0.1:1/none');
    try {
      expect([node.leads(), node.isLinked()]).toEqual([false, false]);
      node.publish('content', 'one');
    } finally {
      await over();
    }
  });
});
