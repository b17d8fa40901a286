// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEventSource, stubEventSource } from '../../../../tests/support/fake-event-source';
import { useRefresh, type Refreshed, type RefreshTarget } from './use-refresh';

const revalidate = vi.hoisted(() => vi.fn());
vi.mock('@remix-run/react', () => ({ useRevalidator: () => ({ revalidate }) }));

const watchedAt = (event: string): RefreshTarget => ({
  url: '/api/power-cut/incident-by-id?id=INCD-1-A',
  method: 'GET',
  version: `"${event}"`,
  live: `/live/incident/INCD-1-A?since=${event}`,
  event,
});
const answerWith = (status: number, etag: string): Response =>
  new Response('{}', {
    status,
    headers: { ETag: etag, Date: 'Tue, 10 Mar 2026 14:20:00 GMT', 'Checked-In-Words': '2:20pm' },
  });

let root: Root;
let refreshed: Refreshed;
const fetched = vi.fn<typeof fetch>();

function Page({ refreshTarget }: { refreshTarget: RefreshTarget | null }) {
  refreshed = useRefresh(refreshTarget);
  return null;
}
const show = (refreshTarget: RefreshTarget | null) =>
  act(() => Promise.resolve(root.render(<Page refreshTarget={refreshTarget} />)));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openStream(): Promise<void> {
  await show(watchedAt('v1'));
  await wait(4000);
  await vi.waitFor(() => FakeEventSource.latest);
  act(() => FakeEventSource.latest.accept());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubEventSource();
  vi.stubGlobal('fetch', fetched.mockReset());
  revalidate.mockReset();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks its own loader once for an event, and nothing else', async () => {
  await openStream();
  act(() => FakeEventSource.latest.send('change', { within: 0 }, 'v2'));
  await wait(0);
  await show(watchedAt('v2'));
  await wait(20_000);
  expect(revalidate).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks nothing for an event that it shows already', async () => {
  await openStream();
  act(() => FakeEventSource.latest.send('change', { within: 0 }, 'v1'));
  await wait(10_000);
  expect(revalidate).not.toHaveBeenCalled();
});

it('asks its loader again where the page stayed as it was', async () => {
  await openStream();
  act(() => FakeEventSource.latest.send('change', { within: 0 }, 'v2'));
  await wait(4000 + 6000);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

it('says that the incident left the feed, and keeps what it shows', async () => {
  await openStream();
  act(() => FakeEventSource.latest.send('change', { within: 0 }, 'gone'));
  await wait(10_000);
  expect(refreshed.vanished).toBe(true);
  expect(revalidate).not.toHaveBeenCalled();
});

it('passes on the times and homes of a heartbeat', async () => {
  await openStream();
  act(() =>
    FakeEventSource.latest.send('beat', {
      checked: '2:30pm',
      checkedIso: '2026-03-10T14:30:00.000Z',
      homes: 5,
    }),
  );
  expect(refreshed.checked).toEqual({ words: '2:30pm', iso: '2026-03-10T14:30:00.000Z' });
  expect(refreshed.homes).toBe(5);
});

it.each([
  ['the version that it shows', 200, 'W/"v1"', { reloads: 0, vanished: false }],
  ['another version', 200, '"v2"', { reloads: 1, vanished: false }],
  ['an incident that left the feed', 404, '', { reloads: 0, vanished: true }],
  ['a fault', 503, '', { reloads: 0, vanished: false }],
])('polls without a stream: %s', async (_, status, etag, { reloads, vanished }) => {
  fetched.mockImplementation(() => Promise.resolve(answerWith(status, etag)));
  await show({ ...watchedAt('v1'), live: null });
  await wait(30_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(revalidate).toHaveBeenCalledTimes(reloads);
  expect(refreshed.vanished).toBe(vanished);
  expect(refreshed.checked?.words).toBe(status === 200 ? '2:20pm' : undefined);
});
