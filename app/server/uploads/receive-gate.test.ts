import { expect, it } from 'vitest';
import { createReceiveGate } from './receive-gate.server';
import type { ReceivedForm, Unread } from './uploads';

let callers = 0;
const newCaller = () => `caller-${(callers += 1)}`;

function requestOf(caller: string) {
  const seen = { isRead: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'x-peer-address': caller };
  const request = new Request('http://site.test/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  });
  return { request, seen };
}

const form: ReceivedForm = { fields: [], files: [], dispose: () => Promise.resolve() };
const whyOf = (answer: ReceivedForm | Unread) => ('unread' in answer ? answer.unread : 'taken');

function slowReads(gate: ReturnType<typeof createReceiveGate>) {
  const ends: (() => void)[] = [];
  const start = (caller: string) =>
    gate(
      requestOf(caller).request,
      () => new Promise((resolve) => ends.push(() => resolve(form))),
    ).then(whyOf);
  return { start, endOne: () => ends.pop()?.() };
}

it('no more bodies are read at once than memory bears, and one place is free again after each', async () => {
  const { start, endOne } = slowReads(createReceiveGate({ atOnce: 3, atOnceOfOne: 3 }));
  const running = [start(newCaller()), start(newCaller()), start(newCaller())];
  expect(await start(newCaller())).toBe('busy');
  endOne();
  expect(await running[2]).toBe('taken');
  const next = start(newCaller());
  expect(await start(newCaller())).toBe('busy');
  for (let left = 0; left < 3; left += 1) endOne();
  expect(await Promise.all([...running, next])).toEqual(['taken', 'taken', 'taken', 'taken']);
});

it('a caller whose bodies come slowly does not keep out the others', async () => {
  const { start, endOne } = slowReads(createReceiveGate({ atOnce: 10, atOnceOfOne: 2 }));
  const caller = newCaller();
  const running = [start(caller), start(caller)];
  expect(await start(caller)).toBe('busy');
  running.push(start(newCaller()));
  for (let left = 0; left < 3; left += 1) endOne();
  expect(await Promise.all(running)).toEqual(['taken', 'taken', 'taken']);
});

it('a place is free again after a body that failed', async () => {
  const gate = createReceiveGate({ atOnce: 1 });
  await expect(
    gate(requestOf(newCaller()).request, () => Promise.reject(new Error('cut off'))),
  ).rejects.toThrow();
  expect(whyOf(await gate(requestOf(newCaller()).request, () => Promise.resolve(form)))).toBe(
    'taken',
  );
});

it('a caller who sends too often is told so before anything is parsed, with the time to wait', async () => {
  const gate = createReceiveGate();
  const caller = newCaller();
  const answers: (ReceivedForm | Unread)[] = [];
  let parsed = 0;
  for (let sent = 0; sent < 130; sent += 1)
    answers.push(
      await gate(requestOf(caller).request, () => ((parsed += 1), Promise.resolve(form))),
    );
  const refused = answers.filter((answer) => 'unread' in answer);
  expect(refused.length).toBeGreaterThanOrEqual(9);
  expect(parsed + refused.length).toBe(130);
  expect(refused.at(-1)).toMatchObject({
    unread: 'too-often',
    retryAfter: expect.any(Number) as number,
  });
  const { request, seen } = requestOf(caller);
  await gate(request, () => Promise.resolve(form));
  // What is not wanted is dropped, so that the connection can be used again.
  await expect.poll(() => seen.isRead).toBe(true);
});

it('where every place is taken, the oldest body of whoever has most gives way to a caller who has none', async () => {
  const gate = createReceiveGate({ atOnce: 6, atOnceOfOne: 4 });
  const signals: AbortSignal[] = [];
  const start = (caller: string) =>
    gate(requestOf(caller).request, (abortSignal) => {
      signals.push(abortSignal);
      return new Promise((resolve) =>
        abortSignal.addEventListener('abort', () => resolve({ unread: 'too-slow', retryAfter: 0 })),
      );
    }).then(whyOf);
  const [many, few] = [newCaller(), newCaller()];
  const held = [start(many), start(many), start(many), start(many), start(few), start(few)];
  void start(newCaller());
  expect(await held[0]).toBe('too-slow');
  expect(signals.map(({ aborted }) => aborted)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  // Who has as many as the others makes nobody give way.
  expect(await start(few)).toBe('busy');
});
