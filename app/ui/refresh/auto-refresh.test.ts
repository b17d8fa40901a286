// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource, stubEventSource } from '../../../tests/support/fake-event-source';
import { autoRefresh, createPoll } from './auto-refresh';
import { type EventSubscription } from './event-stream';

// A page loads the stream's module late; on a busy machine that takes longer than a test waits.
beforeAll(() => import('./event-stream'));
beforeEach(() => {
  vi.useFakeTimers();
  stubEventSource();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('polling', () => {
  const polling = (work = vi.fn(() => Promise.resolve())) => ({
    work,
    poll: createPoll(work, 30_000),
  });

  it('waits a whole interval first, because the page is fresh', async () => {
    const { work, poll } = polling();
    poll.setActive(true);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(work).toHaveBeenCalledTimes(3);
  });
  it('pauses while inactive and runs at once when active again', async () => {
    const { work, poll } = polling();
    poll.setActive(true);
    poll.setActive(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(work).not.toHaveBeenCalled();
    poll.setActive(true);
    poll.setActive(true);
    expect(work).toHaveBeenCalledTimes(1);
  });
  it('never runs twice at a time', async () => {
    const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100_000)));
    const { poll } = polling(slow);
    poll.setActive(true);
    await vi.advanceTimersByTimeAsync(95_000);
    expect(slow).toHaveBeenCalledTimes(1);
    poll.setActive(false);
  });
  it('goes on after a failed run', async () => {
    const work = vi.fn(() => Promise.reject(new Error('the line is down')));
    const { poll } = polling(work);
    poll.setActive(true);
    await vi.advanceTimersByTimeAsync(91_000);
    expect(work).toHaveBeenCalledTimes(3);
    poll.setActive(false);
  });
});

const setVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The server has accepted its event stream; returns what stops it. */
async function openPage(events: Partial<EventSubscription> = {}) {
  const poll = vi.fn(() => Promise.resolve());
  const onChange = vi.fn(() => Promise.resolve(true as boolean | (() => boolean)));
  const subscription = { address: () => '/live/list?since=1', onChange, ...events };
  const stop = autoRefresh({ poll, everyMs: 30_000, events: subscription });
  await vi.advanceTimersByTimeAsync(4000);
  // The module of the stream is imported for real.
  await vi.waitFor(() => FakeEventSource.latest);
  FakeEventSource.latest.accept();
  return { poll, onChange, stop, source: FakeEventSource.latest };
}

describe('events', () => {
  it('are listened to once the visitor stays, and end polling', async () => {
    const { poll, source, stop } = await openPage();
    expect(source.url).toBe('/live/list?since=1');
    for (let beats = 0; beats < 6; beats += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      source.send('beat', {});
    }
    expect(poll).not.toHaveBeenCalled();
    stop();
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('load a change once, within the time that the event names', async () => {
    const { onChange, source, stop } = await openPage();
    source.send('change', { within: 10_000 }, 'v2');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('v2');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onChange).toHaveBeenCalledOnce();
    stop();
  });

  it('load a change again until the page shows it', async () => {
    const shown = vi.fn(() => false);
    const onChange = vi.fn(() => Promise.resolve(shown));
    const { source, stop } = await openPage({ onChange });
    source.send('change', { within: 0 }, 'v2');
    await vi.advanceTimersByTimeAsync(4000 + 6000);
    expect(onChange).toHaveBeenCalledTimes(2);
    shown.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });

  it('give way to polling within 15 seconds of a break, however often reconnecting fails', async () => {
    const { poll, source, stop } = await openPage();
    const broken = setInterval(() => source.fail(), 2000);
    source.fail();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(poll).toHaveBeenCalled();
    clearInterval(broken);
    stop();
  });

  it('give way to polling when the stream falls silent, and a new stream opens', async () => {
    const { poll, source, stop } = await openPage();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    expect(poll).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeEventSource.all).toHaveLength(2);
    stop();
  });

  it('are tried again after some minutes where the server refused them', async () => {
    const { source, stop } = await openPage();
    source.fail({ refused: true });
    await vi.advanceTimersByTimeAsync(140_000);
    expect(FakeEventSource.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(170_000);
    expect(FakeEventSource.all).toHaveLength(2);
    stop();
  });

  it('stop while the page is hidden; on return it polls at once and listens again', async () => {
    const { poll, source, stop } = await openPage();
    setVisibility('hidden');
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(poll).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(poll).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeEventSource.all).toHaveLength(2);
    stop();
  });
});
