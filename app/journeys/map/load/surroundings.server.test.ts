import { expect, it, vi } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { mapTowns, createMapSurroundings } from './surroundings.server';
vi.mock('~/server/gateways.server', () => ({ gateways: {} }));

const square = [
  { lat: 52, lng: 0 },
  { lat: 52, lng: 1 },
  { lat: 53, lng: 1 },
];
const polygons = ['EPN', 'LPN', 'SPN', 'service area'].map((name) => ({ name, paths: [square] }));

it('boundaries that fail cost the work once, for one request at a time, and are asked for again', async () => {
  let now = 0;
  let works = false;
  let asked = 0;
  let looked = 0;
  const surroundings = createMapSurroundings(
    {
      boundaries: async () => {
        asked += 1;
        if (!works) throw new Error('404');
        return polygons;
      },
      isInServiceArea: async () => Boolean((looked += 1)),
    },
    () => now,
  );
  const [first, second] = await Promise.all([surroundings(), surroundings()]);
  expect(second).toBe(first);
  expect([asked, looked]).toEqual([1, mapTowns.length]);
  expect(await surroundings()).toBe(first);
  expect([asked, looked]).toEqual([1, mapTowns.length]);

  // It is asked again after a while; while it still fails, nothing is worked out anew.
  now += MINUTE;
  expect(await surroundings()).toBe(first);
  await expect.poll(() => asked).toBe(2);
  expect(looked).toBe(mapTowns.length);

  works = true;
  now += MINUTE;
  await surroundings();
  await expect.poll(async () => (await surroundings()).regions).toHaveLength(3);
  expect(looked).toBe(2 * mapTowns.length);
});
