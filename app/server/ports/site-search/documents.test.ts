import { expect, it } from 'vitest';
import { documentsOf, wordsOf } from './documents';

it.each([
  ['<p>Keep <b>well</b> away</p>', ['Keep', 'well', 'away']],
  [
    { __typename: 'Messaging', title: 'Fallen line', uRL: { url: '/x', name: 'Call us' } },
    ['Fallen', 'line', 'Call', 'us'],
  ],
  [{ items: [{ text: 'One' }, { text: 'Two' }], iconPicker: 'map' }, ['One', 'Two']],
  [null, []],
  [4, []],
])('reads the words of %j', (value, expected) =>
  expect(wordsOf(value).split(/\s+/).filter(Boolean)).toEqual(expected),
);

it('takes in the questions and answers of forms, and knows what tells news', () => {
  const field = { caption: 'What do you use?', options: [{ value: '1', caption: 'Stair lift' }] };
  const page = { caption: 'Your needs', fieldsets: [{ caption: 'At home', columns: [[field]] }] };
  const at = (route: string) => ({ route, title: 'T', description: 'D', blocks: [] });
  const documents = documentsOf({
    forms: [{ id: 'psr', name: 'Join', pages: [page] }],
    pages: [at('/news/owls'), at('/power-up/wind'), at('/help')],
    collections: {
      articles: [{ url: '/news/owls' }],
      lessons: [{ url: '/power-up/wind' }],
      services: [],
    },
  } as never);
  const [form, ...pages] = [...documents];
  expect(form?.text).toBe('Your needs At home What do you use? Stair lift');
  expect(pages.map(({ isNews }) => isNews)).toEqual([true, true, false]);
});
