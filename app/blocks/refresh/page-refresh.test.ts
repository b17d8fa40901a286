// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEventSource, stubEventSource } from '../../../tests/support/fake-event-source';

const fetched = vi.fn<typeof fetch>();
const hydrate = vi.fn();
const main = (words: string, more = '') =>
  `<main data-renew="" ${more}><p data-news="${words}" role="status"></p><p id="words">${words}</p>
   <a href="/power-cut?order=newest" data-stay="">Newest first</a></main>`;
const answerWith = (
  html: string,
  { etag = '"2"', url = location.href, status = 200 } = {},
): Response => {
  const answer = new Response(`<html><head></head><body>${html}</body></html>`, {
    status,
    headers: { ETag: etag },
  });
  Object.defineProperty(answer, 'url', { value: url });
  return answer;
};
const words = () => document.getElementById('words')?.textContent;

/** The module remembers the page that it was started on, as it is one for each document. */
async function startOn(html: string): Promise<void> {
  document.body.innerHTML = html;
  vi.resetModules();
  const { keepPageFresh } = await import('./page-refresh');
  keepPageFresh(hydrate);
}

beforeEach(() => {
  vi.useFakeTimers();
  stubEventSource();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(performance, 'now').mockReturnValue(0);
  hydrate.mockReset();
  history.replaceState(null, '', 'http://localhost:3000/power-cut');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads the same address every 30 seconds, shows what changed and announces it', async () => {
  await startOn(main('43 homes'));
  fetched.mockImplementation(() => Promise.resolve(answerWith(main('12 homes'))));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'http://localhost:3000/power-cut',
  ]);
  expect(words()).toBe('12 homes');
  expect(document.querySelector('[role=status]')?.textContent).toBe('12 homes');
  expect(hydrate).toHaveBeenCalledWith(document.querySelector('main'));
});

it('does nothing for an answer with the ETag of what it shows', async () => {
  await startOn(main('43 homes'));
  fetched.mockImplementation(() => Promise.resolve(answerWith(main('12 homes'))));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(hydrate).toHaveBeenCalledOnce();
});

it.each([
  ['a fault', () => Promise.resolve(answerWith('', { status: 503 }))],
  [
    'another page',
    () => Promise.resolve(answerWith(main('Log in'), { url: 'http://localhost:3000/portal' })),
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps what it shows after %s, and asks again', async (_, answer) => {
  await startOn(main('43 homes'));
  fetched.mockImplementation(answer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words()).toBe('43 homes');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('loads once for an event, past the caches', async () => {
  await startOn(main('43 homes', 'data-line="/live/list?since=1"'));
  fetched.mockImplementation(() =>
    Promise.resolve(answerWith(main('12 homes', 'data-line="/live/list?since=2"'))),
  );
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => FakeEventSource.latest);
  FakeEventSource.latest.accept();
  FakeEventSource.latest.send('change', { within: 0 }, '2');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('X-News')).toBe('2');
  await vi.waitFor(() => expect(words()).toBe('12 homes'));
});

it('shows a link marked data-stay in place, with its address', async () => {
  await startOn(main('43 homes'));
  const url = 'http://localhost:3000/power-cut?order=newest';
  fetched.mockImplementation(() => Promise.resolve(answerWith(main('newest first'), { url })));
  document.querySelector<HTMLAnchorElement>('[data-stay]')?.click();
  await vi.waitFor(() => expect(location.href).toBe(url));
  expect(words()).toBe('newest first');
});
