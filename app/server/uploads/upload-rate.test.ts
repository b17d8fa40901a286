import { expect, it } from 'vitest';
import { hasRoomFor } from './upload-rate.server';

it('one caller leaves a tenth of the room of all in a day, and takes nothing from others', () => {
  const now = Date.now();
  const taken = Array.from({ length: 60 }, () => hasRoomFor('192.0.2.70', 20_000_000, now));
  expect(taken.filter(Boolean)).toHaveLength(50);
  expect(hasRoomFor('192.0.2.71', 20_000_000, now)).toBe(true);
  expect(hasRoomFor('192.0.2.70', 20_000_000, now + 86_400_000)).toBe(true);
});
