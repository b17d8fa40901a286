import { expect, it } from 'vitest';
import { pageMeta } from './page-meta';

const root = {
  id: 'root',
  data: {
    settings: { operator: { name: 'Meridian' } },
    share: { canonical: 'https://a.example/x', image: 'https://a.example/i' },
  },
};
const robots = { name: 'robots', content: 'noindex' };

it('says first that a form could not be accepted', () =>
  expect(pageMeta([root], { title: 'Help', error: true })[0]).toEqual({
    title: 'Error: Help - Meridian',
  }));
it.each([[[root]], [[]]])(
  'keeps search engines away from an unlisted page, with or without what root knows',
  (matches) => {
    expect(pageMeta(matches, { title: 'Help', unlisted: true }).at(-1)).toEqual(robots);
    expect(pageMeta(matches, { title: 'Help' })).not.toContainEqual(robots);
  },
);
