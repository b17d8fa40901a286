import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { createLiveHub } from '~/server/incidents/live/hub';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { openDoor, type Door } from '../../../../tests/support/front';
import { undoAfterEach } from '../../../../tests/support/undo';
import type { Middleware } from '../middleware';
import { live } from './live';

const undo = undoAfterEach();

const cut = exampleIncident({ reference: 'INCD-1-A' });

async function openSite(maxPerCaller = 10, before: readonly Middleware[] = []) {
  let snapshot = buildSnapshot([cut], 1);
  const hub = createLiveHub({
    maxConnections: 100,
    maxPerCaller,
    snapshot: () => snapshot,
    versionOf: ({ customersAffected }) => `v${customersAffected}`,
    beat: () => ({ checked: '2:15pm', checkedIso: '2026-03-10T14:15:00.000Z', stale: false }),
    homes: () => 0,
  });
  hub.handleSnapshot(snapshot);
  const door: Door = await openDoor([...before, live(() => hub)]);
  undo.push(door.close);
  const show = (homes: number) =>
    hub.handleSnapshot((snapshot = buildSnapshot([{ ...cut, customersAffected: homes }], homes)));
  return { hub, url: door.url, show };
}

async function readUntil(answer: Response, words: string): Promise<string> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let output = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    output += Buffer.from(part.value).toString();
    if (output.includes(words)) break;
  }
  await reader.cancel();
  return output;
}

it('a change comes down the line as it happens, past whatever would hold it back', async () => {
  const { url, show, hub } = await openSite();
  const answer = await fetch(`${url}/live/incident/INCD-1-A`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  show(5);
  expect(await readUntil(answer, 'homes')).toMatch(
    /^retry: \d+\n: open\n\nid: v5\nevent: change\ndata: \{"reference":"INCD-1-A"/,
  );
  await expect.poll(hub.connections).toBe(0);
});

it.each([
  ['what the page was made from', '?since=v0', {}],
  ['what the browser heard last, which counts more', '?since=v5', { 'Last-Event-ID': 'v0' }],
])('takes up from %s', async (_, query, headers) => {
  const { url, show } = await openSite();
  show(5);
  const answer = await fetch(`${url}/live/incident/INCD-1-A${query}`, { headers: { ...headers } });
  expect(await readUntil(answer, 'change')).toContain('id: v5');
});

it.each([['?since=%3Cscript%3E'], [`?since=${'x'.repeat(500)}`]])(
  'reads the list anew for a name that is none: %s',
  async (query) => {
    const { url } = await openSite();
    expect(await readUntil(await fetch(`${url}/live/list${query}`), 'event')).toContain(
      'event: reload',
    );
  },
);

it('counts no line whose caller had gone before it was opened', async () => {
  const caller = new AbortController();
  let passed = (): void => undefined;
  const isPassed = new Promise<void>((resolve) => (passed = resolve));
  const leaving: Middleware = (_request, response, next) => {
    response.once('close', () => {
      next();
      passed();
    });
    caller.abort();
  };
  const { hub, url } = await openSite(1, [leaving]);
  await expect(fetch(`${url}/live/list`, { signal: caller.signal })).rejects.toThrow();
  await isPassed;
  expect(hub.connections()).toBe(0);
});

it('says no before it begins: an incident that is not there, and no room', async () => {
  const { url } = await openSite(1);
  expect((await fetch(`${url}/live/incident/INCD-7-A`)).status).toBe(404);
  const first = await fetch(`${url}/live/list`);
  const second = await fetch(`${url}/live/list`);
  expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([
    200,
    503,
    '120',
  ]);
  await first.body?.cancel();
});

it.each([
  ['GET', '/live/'],
  ['GET', '/live/other'],
  ['GET', '/live/incident/'],
  ['GET', '/live/incident/%00'],
  ['GET', '/live/incident/a/b'],
  ['POST', '/live/list'],
])('%s %s is for the app to answer', async (method, path) => {
  const { url } = await openSite();
  expect(await (await fetch(url + path, { method })).json()).toMatchObject({ url: path, method });
});
