import { expect, it } from 'vitest';
import { wordsOf } from './documents';

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
