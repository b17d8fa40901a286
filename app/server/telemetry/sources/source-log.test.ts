import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { DAY, MINUTE } from '~/domain/time/instant';
import { standingOf } from '~/domain/open/status/source-days';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { createSourceLog } from './source-log.server';
import { watched } from './watched';

const NOW = Date.UTC(2026, 10, 23, 12);
const NEVER = 1e9;

describeOnEveryStore('how sources fare', (makeStore) => {
  it('is counted by day; counts of two processes add up, and the newest failure has the last word', async () => {
    const store = await makeStore();
    let now = NOW;
    const nodes = [0, 1].map(() =>
      createSourceLog({ store, logger: quietLogger, now: () => now, everyMs: NEVER }),
    );
    const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    one.note('incidents', null);
    one.note('incidents', 'unusable');
    now += MINUTE;
    other.note('incidents', null);
    other.note('incidents', null);
    now += MINUTE;
    one.note('incidents', 'no-answer');
    one.always('content');
    await Promise.all(nodes.map((node) => node.flush()));
    await Promise.all(nodes.map((node) => node.flush()));
    const expected = {
      source: 'incidents',
      day: '2026-11-23',
      ok: 3,
      failed: 2,
      lastOkAt: NOW + MINUTE,
      lastFailedAt: NOW + 2 * MINUTE,
      trouble: 'no-answer',
    };
    for (const node of nodes) expect(node.days()).toContainEqual(expected);
    // Not written yet, and shown all the same.
    other.note('incidents', null);
    expect(other.days()).toContainEqual({ ...expected, ok: 4, lastOkAt: now });
    expect(one.days()).toContainEqual(expected);
    for (const node of nodes) await node.stop();
  });

  it('is forgotten after thirty days', async () => {
    const store = await makeStore();
    let now = NOW - 30 * DAY;
    const log = createSourceLog({ store, logger: quietLogger, now: () => now, everyMs: NEVER });
    log.note('forms', null);
    await log.flush();
    now = NOW;
    log.note('forms', null);
    await log.flush();
    expect(log.days().map(({ day }) => day)).toEqual(['2026-11-23']);
    await log.purge();
    expect(await store.db.selectFrom('source_days').select('day').execute()).toEqual([
      { day: '2026-11-23' },
    ]);
    await log.stop();
  });

  it('waits for a store that is away, says so once, and loses nothing', async () => {
    const store = await makeStore();
    const warn = vi.fn();
    let storeUnavailable = true;
    const db = new Proxy(store.db, {
      get(target, name) {
        if (storeUnavailable && name === 'insertInto') throw new Error('away');
        return Reflect.get(target, name) as unknown;
      },
    });
    const log = createSourceLog({
      store: { db, isOpen: () => true },
      logger: { warn },
      now: () => NOW,
      everyMs: NEVER,
    });
    log.note('texts', null);
    await log.flush();
    log.note('texts', null);
    await log.flush();
    expect(warn).toHaveBeenCalledTimes(1);
    storeUnavailable = false;
    await log.flush();
    await log.flush();
    expect(log.days()).toMatchObject([{ source: 'texts', ok: 2, failed: 0 }]);
    await log.stop();
  });
});

it('a source that refuses a question is well; one that does not answer is not', async () => {
  const note = vi.fn();
  await watched(() => Promise.resolve(1), note)();
  await expect(watched(() => Promise.reject(new Failure('invalid', 'x')), note)()).rejects.toThrow(
    'x',
  );
  await expect(
    watched(() => Promise.reject(new Failure('unavailable', 'x')), note)(),
  ).rejects.toThrow('x');
  expect(note.mock.calls).toEqual([[null], [null], ['no-answer']]);
});

it('a clock change shifts no day', () => {
  const days = standingOf('incidents', [], Date.UTC(2026, 9, 25, 23, 30)).days.map(
    ({ day }) => day,
  );
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([
    30,
    30,
    '2026-09-26',
    '2026-10-25',
  ]);
});
