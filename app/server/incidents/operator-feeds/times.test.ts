import { afterEach, expect, it, vi } from 'vitest';
import { wallTime } from './times';

afterEach(() => void vi.useRealTimers());

const context = { now: Date.UTC(2026, 9, 25), anchor: Date.UTC(2026, 9, 25) };

it.each(['2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z'])(
  'the hour that the clock tells twice is its first one, read on %s',
  (today) => {
    vi.useFakeTimers({ now: Date.parse(today) });
    const read = wallTime('DD/MM/YYYY HH:mm');
    expect(read('25/10/2026 01:30', context as never)).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(read('25/10/2026 02:30', context as never)).toBe(Date.UTC(2026, 9, 25, 2, 30));
  },
);
