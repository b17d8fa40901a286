import { expect, it } from 'vitest';
import { axisOf, colourOf, placeOf, slices, stack, ticksOf } from './geometry';

it.each([
  ['as the editor says', 40, { startValue: 10, valueRange: 60 }, { start: 10, end: 60 }],
  ['to the next round number', 87, {}, { start: 0, end: 90 }],
  [
    'a range that is below the start is not believed',
    9,
    { startValue: 5, valueRange: 3 },
    { start: 5, end: 9 },
  ],
  ['no data', 0, {}, { start: 0, end: 1 }],
])('axis: %s', (_, largest, wishes, expected) => expect(axisOf(largest, wishes)).toEqual(expected));

it('has ten intervals', () =>
  expect(ticksOf({ start: 0, end: 50 })).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]));
it('keeps values on the axis [J-630, J-631, J-844]', () => {
  const axis = { start: 10, end: 20 };
  expect([5, 10, 15, 25].map((value) => placeOf(axis, value))).toEqual([0, 0, 50, 100]);
});
it('has ten colours and begins again [J-843]', () =>
  expect([0, 9, 10].map(colourOf)).toEqual(['ch1', 'ch10', 'ch1']));
it('stacks parts behind one another and leaves out what has no length', () =>
  expect(stack({ start: 0, end: 200 }, [50, 0, undefined, 100])).toEqual([
    { value: 50, series: 0, from: 0, width: 25 },
    { value: 100, series: 3, from: 25, width: 50 },
  ]));
it('cuts a circle into slices', () => {
  const [first, second] = slices([50, 50], 100);
  expect(first).toMatchObject({ x: 68, y: 0 });
  expect(second).toMatchObject({ x: -67, y: 0 });
  expect(first?.path).toMatch(/^M0,-100A100,100/);
});
