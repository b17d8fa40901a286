import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createDrawings, type DrawingContext } from './drawings.server';
import type { RateLimit } from './limits';
import { createLimiter } from './rate-limit.server';

const from = (caller: string, signal?: AbortSignal) =>
  new Request('http://site.test/', {
    headers: { 'x-peer-address': caller },
    ...(signal && { signal }),
  });
const A = '192.0.2.1';
const B = '192.0.2.2';
const C = '192.0.2.3';
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const text = (picture: Uint8Array) => new TextDecoder().decode(picture);

function setUp({
  perMinute = 6000,
  burst = 6000,
  ...options
}: Partial<RateLimit & Omit<Parameters<typeof createDrawings>[0], 'limiter'>> = {}) {
  const state = { clock: 0, now: 0, atOnce: 0, most: 0 };
  const begun: string[] = [];
  const open = new Map<
    string,
    { finish: (ms?: number) => Promise<void>; fail: () => Promise<void> }
  >();
  const drawings = createDrawings({
    limiter: createLimiter({ perMinute, burst }),
    rest: () => Promise.resolve(),
    clock: () => state.clock,
    now: () => state.now,
    ...options,
  });
  const ask = (caller: string, key: string, signal?: AbortSignal) => {
    const picture = drawings.picture(from(caller, signal), key, async () => {
      begun.push(key);
      state.atOnce += 1;
      state.most = Math.max(state.most, state.atOnce);
      await new Promise<void>((resolve, reject) => {
        open.set(key, {
          finish: (ms = 1) => {
            state.clock += ms;
            resolve();
            return settle();
          },
          fail: () => {
            reject(new Error('no'));
            return settle();
          },
        });
      }).finally(() => (state.atOnce -= 1));
      return `picture of ${key}`;
    });
    return picture.then(text, (error: unknown) =>
      error instanceof Response ? error : (error as Error).message,
    );
  };
  const opened = (key: string) => {
    const drawing = open.get(key);
    if (!drawing) throw new Error(`${key} isn't being drawn`);
    return drawing;
  };
  return {
    state,
    begun,
    drawings,
    ask,
    finish: (key: string, ms?: number) => opened(key).finish(ms),
    fail: (key: string) => opened(key).fail(),
  };
}

it('draws once for concurrent requests, and not again for later ones', async () => {
  const { ask, begun, finish } = setUp();
  const answers = [A, B, C, A].map((caller) => ask(caller, 'Ely'));
  await settle();
  answers.push(ask(B, 'Ely'));
  await finish('Ely');
  answers.push(ask(C, 'Ely'));
  expect(await Promise.all(answers)).toEqual(Array(6).fill('picture of Ely'));
  expect(begun).toEqual(['Ely']);
});

it('draws once for callers who wait for the same in the queue', async () => {
  const { ask, begun, finish, drawings } = setUp();
  void ask(A, 'one');
  void ask(A, 'two');
  const answers = [ask(A, 'Ely'), ask(B, 'Ely'), ask(C, 'Ely')];
  await settle();
  expect(drawings.size().queued).toBe(3);
  await finish('one');
  expect(drawings.size().queued).toBe(0);
  await finish('Ely');
  expect(await Promise.all(answers)).toEqual(Array(3).fill('picture of Ely'));
  expect(begun).toEqual(['one', 'two', 'Ely']);
});

it('draws two at a time for all together', async () => {
  const { ask, begun, finish, state } = setUp();
  const keys = Array.from({ length: 20 }, (_, index) => `place ${index}`);
  const answers = keys.map((key, index) => ask(`192.0.2.${index % 7}`, key));
  await settle();
  expect(begun).toHaveLength(2);
  for (let index = 0; index < begun.length; index += 1) await finish(begun[index] ?? '');
  expect((await Promise.all(answers)).sort()).toEqual(
    keys.map((key) => `picture of ${key}`).sort(),
  );
  expect(state.most).toBe(2);
});

describe('between callers', () => {
  it("B's one drawing comes before A's third", async () => {
    const { ask, begun, finish } = setUp();
    for (const key of ['A1', 'A2', 'A3', 'A4']) void ask(A, key);
    await settle();
    void ask(B, 'B1');
    await finish('A1');
    expect(begun).toEqual(['A1', 'A2', 'B1']);
    await finish('A2');
    expect(begun).toEqual(['A1', 'A2', 'B1', 'A3']);
  });

  it('callers with many take turns', async () => {
    const { ask, begun, finish } = setUp({ maxConcurrent: 1 });
    for (const [caller, name] of [
      [A, 'A'],
      [B, 'B'],
      [C, 'C'],
    ] as const)
      for (const number of [1, 2, 3]) void ask(caller, `${name}${number}`);
    await settle();
    for (let index = 0; index < 9; index += 1) await finish(begun[index] ?? '');
    expect(begun).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']);
  });

  it('a caller who asks for a picture of a long queue does not wait for that queue', async () => {
    const { ask, begun, finish } = setUp();
    for (const key of ['A1', 'A2', 'A3', 'A4', 'Ely']) void ask(A, key);
    await settle();
    const answer = ask(B, 'Ely');
    await finish('A1');
    expect(begun.at(-1)).toBe('Ely');
    await finish('Ely');
    expect(await answer).toBe('picture of Ely');
  });
});

describe('the budget', () => {
  it('is of milliseconds: many cheap drawings pass, dear ones soon do not', async () => {
    const { ask, finish, state } = setUp({ perMinute: 600, burst: 1000 });
    for (let index = 0; index < 900; index += 1) {
      const answer = ask(A, `cheap ${index}`);
      await settle();
      await finish(`cheap ${index}`, 1);
      expect(await answer).toBe(`picture of cheap ${index}`);
    }
    const dear = ask(A, 'dear');
    await settle();
    await finish('dear', 700);
    expect(await dear).toBe('picture of dear');
    const refused = (await ask(A, 'next')) as Response;
    // 600 milliseconds are owed, and 10 come back in a second.
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '61']);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    state.now = 60_000;
    expect(await ask(A, 'next')).toMatchObject({ status: 429 });
    state.now = 61_000;
    const later = ask(A, 'next');
    await settle();
    await finish('next');
    expect(await later).toBe('picture of next');
  });

  it('is each caller’s own, and what is kept costs nothing', async () => {
    const { ask, finish } = setUp({ perMinute: 60, burst: 100 });
    void ask(A, 'dear');
    await settle();
    await finish('dear', 500);
    expect(await ask(A, 'other')).toMatchObject({ status: 429 });
    expect(await ask(A, 'dear')).toBe('picture of dear');
    const answer = ask(B, 'other');
    await settle();
    await finish('other');
    expect(await answer).toBe('picture of other');
  });

  it('refuses what still waits once it is spent, and only for its caller', async () => {
    const { ask, finish, begun } = setUp({ perMinute: 60, burst: 100 });
    void ask(A, 'A1');
    void ask(A, 'A2');
    const [waits, shared, others] = [ask(A, 'A3'), ask(A, 'Ely'), ask(B, 'Ely')];
    await settle();
    await finish('A1', 500);
    await finish('A2', 500);
    await finish('Ely');
    expect(await waits).toMatchObject({ status: 429 });
    expect([await shared, await others]).toEqual(Array(2).fill('picture of Ely'));
    expect(begun).toEqual(['A1', 'A2', 'Ely']);
  });

  it('leaves out the time of a rest', async () => {
    let clock = 0;
    const spent: [string, number][] = [];
    const drawings = createDrawings({
      limiter: { peek: () => 0, spend: (caller, ms) => void spent.push([caller, ms]) },
      rest: async () => void (clock += 1000),
      clock: () => clock,
    });
    await drawings.picture(from(A), 'Ely', async ({ rest }: DrawingContext) => {
      clock += 7;
      await rest();
      clock += 5;
      await rest();
      return '';
    });
    await drawings.picture(from(B), 'cheap', () => '');
    await drawings
      .picture(from(C), 'broken', () => {
        clock += 9;
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(spent).toEqual([
      [A, 12],
      [B, 1],
      [C, 9],
    ]);
  });
});

describe('a drawing that fails', () => {
  it('fails for all who asked, is not kept, and leaves its place to the next', async () => {
    const { ask, fail, finish, begun } = setUp({ maxConcurrent: 1 });
    const answers = [ask(A, 'Ely'), ask(B, 'Ely')];
    await settle();
    await fail('Ely');
    expect(await Promise.all(answers)).toEqual(['no', 'no']);
    const again = ask(A, 'Ely');
    await settle();
    await finish('Ely');
    expect(await again).toBe('picture of Ely');
    expect(begun).toEqual(['Ely', 'Ely']);
  });

  it('is not kept either if it could draw only a part', async () => {
    const drawings = createDrawings({ limiter: createLimiter({ perMinute: 600 }) });
    let drawn = 0;
    const ask = () =>
      drawings.picture(from(A), 'Ely', ({ skipCache }) => {
        skipCache();
        return `without streets, ${(drawn += 1)}`;
      });
    expect([text(await ask()), text(await ask())]).toEqual([
      'without streets, 1',
      'without streets, 2',
    ]);
    expect(drawings.size().bytes).toBe(0);
  });
});

test('a drawing that never ends is answered 503, and leaves its place to the next', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, finish } = setUp({ maxConcurrent: 1 });
  const [never, next] = [ask(A, 'never'), ask(B, 'next')];
  await settle();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await never).toMatchObject({ status: 503 });
  await settle();
  await finish('next');
  expect(await next).toBe('picture of next');
});

describe('memory', () => {
  it('is bounded in bytes, whatever the number of pictures', async () => {
    const drawings = createDrawings({
      limiter: createLimiter({ perMinute: 1e6 }),
      maxBytes: 50_000,
      rest: async () => undefined,
    });
    for (let index = 0; index < 400; index += 1) {
      await drawings.picture(from(A), `small ${index}`, () => '');
      await drawings.picture(from(A), `large ${index}`, () => 'ŵ'.repeat(5000));
      expect(drawings.size().bytes).toBeLessThanOrEqual(50_000);
    }
    expect(drawings.size().bytes).toBeGreaterThan(30_000);
  });

  it('of the queue is bounded: the last request of the longest queue is refused', async () => {
    const { ask, drawings } = setUp({ maxQueued: 5 });
    void ask(A, 'A1');
    void ask(A, 'A2');
    const ofA = ['A3', 'A4', 'A5', 'A6'].map((key) => ask(A, key));
    const ofB = [ask(B, 'B1'), ask(B, 'B2')];
    expect(await ofA[3]).toMatchObject({ status: 429 });
    expect(drawings.size().queued).toBe(5);
    const isRefused = await Promise.race([...ofA.slice(0, 3), ...ofB, settle()]);
    expect(isRefused).toBeUndefined();
  });
});

test('what nobody waits for any longer is not drawn', async () => {
  const { ask, begun, finish, drawings } = setUp({ maxConcurrent: 1 });
  const gone = new AbortController();
  void ask(A, 'A1');
  const answer = ask(A, 'A2', gone.signal);
  void ask(A, 'A3');
  await settle();
  gone.abort();
  await finish('A1');
  expect(await answer).toBeInstanceOf(Response);
  expect(begun).toEqual(['A1', 'A3']);
  expect(drawings.size().queued).toBe(0);
});
