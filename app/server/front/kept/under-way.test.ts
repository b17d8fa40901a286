import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../../tests/support/front';
import { keptPages } from '../kept-pages';
import type { Step } from '../step';
import type { Answer } from './micro-cache.server';
import { createUnderWay } from './under-way';

let door: Door | null = null;
afterEach(() => door?.close());

/** A front door that keeps what is made below /shared, and makes it as slowly as `made` says. */
async function open(made: () => Promise<void>, isKept = true) {
  const kept = new Map<string, Answer>();
  const underWay = createUnderWay();
  let times = 0;
  const pages = keptPages(
    ({ url = '' }) => kept.get(url) ?? null,
    ({ url = '' }, response) => {
      const waits = underWay.of(url);
      if (waits) return waits;
      const end = underWay.begin(url, '/shared');
      if (end) response.once('close', end);
      return null;
    },
  );
  const app: Step = ({ url = '' }, response) => {
    times += 1;
    void made().then(() => {
      const answer = { status: 200, headers: {}, body: Buffer.from(`made ${url}`) } as const;
      if (isKept) {
        kept.set(url, answer);
        underWay.kept(url, '/shared');
      }
      response.end(answer.body);
    });
  };
  door = await openDoor([pages, app]);
  const { url } = door;
  return {
    ask: async (path: string) => (await fetch(url + path)).text(),
    times: () => times,
    forget: () => kept.clear(),
  };
}
const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

it('makes a page once for a crowd that asks for it at the same time', async () => {
  const { ask, times, forget } = await open(aWhile);
  await ask('/shared?one');
  forget();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/shared?two')));
  expect(new Set(answers)).toEqual(new Set(['made /shared?two']));
  expect(times()).toBe(2);
});

it('lets nobody wait where pages were never kept, or where nothing came of it', async () => {
  const { ask, times } = await open(aWhile, false);
  await Promise.all(Array.from({ length: 5 }, () => ask('/shared?own')));
  expect(times()).toBe(5);
});

it('wakes whoever waits when the one who came first gets an answer that is not kept', async () => {
  let isKept = true;
  const underWay = createUnderWay();
  underWay.kept('before', '/shared');
  const end = underWay.begin('key', '/shared');
  const woken = underWay.of('key')?.then(() => (isKept = false));
  expect(underWay.begin('key', '/shared')).toBeNull();
  end?.();
  await woken;
  expect([isKept, underWay.of('key')]).toEqual([false, null]);
  expect(underWay.begin('other', '/own')).toBeNull();
});
