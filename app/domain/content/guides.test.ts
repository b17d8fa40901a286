import { expect, it } from 'vitest';
import { guideCards, guideCategories } from './guides';

it.each([
  [null, 6],
  ['service', 6],
  ['lesson', 3],
  ['Last lesson', 3],
  ['last-lesson', 3],
  ['subjects', 3],
  ['game', 3],
])('on a page of kind %s: %i', (type, cards) => expect(guideCards(type)).toBe(cards));

it('names each category once, in the order of the guides [J-828 to J-831]', () => {
  const guide = (name: string | null) => ({
    category: name === null ? null : { name, icon: null },
  });
  const names = guideCategories([guide('Safety'), guide(null), guide('Home'), guide('Safety')]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Safety', 'Home']);
});
