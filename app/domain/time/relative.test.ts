import { expect, it } from 'vitest';
import { relativeTime } from './relative';

const now = Date.UTC(2026, 10, 20, 14, 37, 12);

it.each([
  ['now', Date.UTC(2026, 10, 20, 14, 30)],
  ['now-2h20m', Date.UTC(2026, 10, 20, 12, 10)],
  [' now+45m ', Date.UTC(2026, 10, 20, 15, 20)],
  ['now-1d', Date.UTC(2026, 10, 19, 14, 30)],
  ['now-', null],
  ['now+h', null],
  ['nowhere', null],
  ['2026-11-20T14:00:00', null],
  ['', null],
])('%j', (text, expected) => expect(relativeTime(text, now)).toBe(expected));
