import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from './search-results';
import { createLookup, type LookupState } from './lookup';

const house: SearchResult = {
  choice: 'CB1 9ZA|1',
  title: '4 Lantern Street',
  place: 'Cambridge, CB1 9ZA',
  isExport: false,
};

function setUp(
  answers: Record<string, SearchResult[] | Error> = {},
  delays: Record<string, number> = {},
) {
  const states: LookupState[] = [];
  const search = vi.fn(
    (value: string) =>
      new Promise<SearchResult[]>((resolve, reject) => {
        setTimeout(() => {
          const answer = answers[value] ?? [house];
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        }, delays[value] ?? 10);
      }),
  );
  const lookup = createLookup({
    search,
    check: (value) => (value.length < 5 ? 'too short' : null),
    onChange: (state) => states.push(state),
  });
  return {
    lookup,
    search,
    states,
    last: () => states.at(-1),
    kinds: () => states.map(({ shown }) => shown.kind),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the course of a search [L-052, L-053, L-081]', () => {
  it('searches 1500 ms after typing stops, and not before [L-077]', async () => {
    const { lookup, search, kinds } = setUp();
    lookup.type('CB1 9');
    await vi.advanceTimersByTimeAsync(1400);
    lookup.type('CB1 9ZA');
    await vi.advanceTimersByTimeAsync(1499);
    expect(search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(11);
    expect(search).toHaveBeenCalledExactlyOnceWith('CB1 9ZA', expect.anything());
    expect(kinds()).toEqual(['loading', 'results']);
  });
  it('searches at once on Enter, and cancels the automatic search [L-078]', async () => {
    const { lookup, search } = setUp();
    lookup.type('CB1 9ZA');
    lookup.submit('CB1 9ZA');
    await vi.advanceTimersByTimeAsync(5000);
    expect(search).toHaveBeenCalledTimes(1);
  });
  it('says nothing about a short value while typing, and says it on Enter', async () => {
    const { lookup, search, states, last } = setUp();
    lookup.type('CB1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(states).toEqual([]);
    lookup.submit('CB1');
    expect(last()).toEqual({ shown: { kind: 'start' }, error: 'too short' });
    expect(search).not.toHaveBeenCalled();
  });
  it('drops the late answer of an earlier search', async () => {
    const { lookup, last } = setUp({ 'slow one': [] }, { 'slow one': 500 });
    lookup.submit('slow one');
    lookup.submit('CB1 9ZA');
    await vi.advanceTimersByTimeAsync(600);
    expect(last()?.shown).toMatchObject({ kind: 'results', value: 'CB1 9ZA' });
  });
  it('tells the directory to stop when the visitor types on', () => {
    const { lookup, search, last } = setUp();
    lookup.submit('CB1 9ZA');
    const signal = (search.mock.calls[0] as unknown as [string, AbortSignal])[1];
    lookup.type('CB1 9ZB');
    expect(signal.aborted).toBe(true);
    expect(last()?.shown.kind).toBe('start');
  });
  it('shows the not-found panel for nothing and for a failure, and knows them apart [L-055]', async () => {
    const { lookup, last } = setUp({ 'CO1 9ZZ': [], broken: new Error('down') });
    lookup.submit('CO1 9ZZ');
    await vi.advanceTimersByTimeAsync(20);
    expect(last()?.shown).toEqual({ kind: 'empty', value: 'CO1 9ZZ', failed: false });
    lookup.submit('broken');
    await vi.advanceTimersByTimeAsync(20);
    expect(last()?.shown).toEqual({ kind: 'empty', value: 'broken', failed: true });
  });
  it('says that it has to wait, which is neither nothing nor a failure', async () => {
    const { lookup, search, last } = setUp();
    search.mockResolvedValueOnce(null as unknown as SearchResult[]);
    lookup.submit('CB1 9ZA');
    await vi.advanceTimersByTimeAsync(20);
    expect(last()?.shown).toEqual({ kind: 'busy', value: 'CB1 9ZA' });
  });
  it('clears the results when the field becomes empty [L-082, L-585]', async () => {
    const { lookup, last } = setUp();
    lookup.submit('CB1 9ZA');
    await vi.advanceTimersByTimeAsync(20);
    lookup.type(' ');
    expect(last()).toEqual({ shown: { kind: 'start' }, error: null });
  });
  it('is silent after it was stopped', async () => {
    const { lookup, kinds } = setUp();
    lookup.submit('CB1 9ZA');
    lookup.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(kinds()).toEqual(['loading']);
  });
});
