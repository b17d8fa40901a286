import { expect, it } from 'vitest';
import { loader as ground } from '~/routes/power-cut.ground[.]svg';
import { loader as map } from '~/routes/power-cut.map';
import { loader as marks } from '~/routes/power-cut.map-marks';
import { loader as names } from '~/routes/power-cut.map-names';
import { loader as pinMap } from '~/routes/power-cut.pin-map[.]svg';
import { countView, onGrid } from './picture-limit.server';

const ask = (address: string, caller = '192.0.2.60') =>
  new Request(`http://site.test${address}`, { headers: { 'x-peer-address': caller } });
function thrownBy(work: () => void): Response | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as Response;
  }
}

it.each([
  ['/power-cut/ground.svg?size=card&lat=52.2&lng=0.12345&z=11.25', null],
  [
    '/power-cut/ground.svg?size=card&lat=52.2000001&lng=0.12&z=11',
    '/power-cut/ground.svg?size=card&lat=52.2&lng=0.12&z=11',
  ],
  [
    '/power-cut/ground.svg?lat=52.20&lng=0.1&z=11.123',
    '/power-cut/ground.svg?lat=52.20&lng=0.1&z=11.12',
  ],
  ['/power-cut/ground.svg?lat=nonsense&lng=&z=', null],
  ['/power-cut/ground.svg', null],
  [
    '/power-cut/ground.svg?lat=52.2000001&lat=51&lng=0.1&z=11&z=12',
    '/power-cut/ground.svg?lat=52.2&lng=0.1&z=11',
  ],
  ['/power-cut/pin-map.svg?plat=52.1&plat=52.1', '/power-cut/pin-map.svg?plat=52.1'],
  ['/power-cut/map?show=planned&show=power-cuts', null],
  // Nothing as a whole, and off the grid without its last digits.
  [
    `/power-cut/map?lat=52.123456789e-${'0'.repeat(90)}400&lng=0.1`,
    '/power-cut/map?lat=52.12346&lng=0.1',
  ],
])('a place beside the grid of our addresses leads to the one on it: %s', (asked, to) => {
  expect(thrownBy(() => onGrid(ask(asked), 5))?.headers.get('Location') ?? null).toBe(to);
});

it('whoever asks for the map without end is told to wait, and others are not', () => {
  const answers = Array.from({ length: 600 }, () =>
    thrownBy(() => countView(ask('/power-cut/map'))),
  );
  const refused = answers.filter((answer) => answer !== null);
  expect(refused.length).toBeGreaterThan(100);
  expect([refused[0]?.status, Number(refused[0]?.headers.get('Retry-After')) > 0]).toEqual([
    429,
    true,
  ]);
  expect(thrownBy(() => countView(ask('/power-cut/map', '192.0.2.61')))).toBeNull();
});

it.each([
  ['/power-cut/ground.svg', ground],
  ['/power-cut/pin-map.svg', pinMap],
  ['/power-cut/map', map],
  ['/power-cut/map-marks', marks],
  ['/power-cut/map-names', names],
])('%s keeps to the grid', async (path, loader) => {
  for (const query of ['lat=52.20000001&lng=0.12&z=11', 'lat=52.2&lat=52.3&lng=0.12&z=11']) {
    const asked = ask(`${path}?${query}`);
    const answer: unknown = await Promise.resolve(
      loader({ request: asked, params: {}, context: {} }),
    ).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 302 });
  }
});
