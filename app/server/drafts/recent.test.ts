import { expect, it } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { formOf, wireForm, wirePage } from '../../../tests/fixtures/example-form';
import { emptyDraft } from './store.server';
import { createRecent } from './recent';

const definition = formOf(wireForm([wirePage('One', { alias: 'a', type: 'text' })]));
const draft = emptyDraft('key', 0);

it('knows the very text that was sealed here, under the very definition', () => {
  const recent = createRecent(() => 0);
  recent.keep('ann form', 'sealed', definition, draft);
  expect(recent.find('ann form', 'sealed', definition)).toBe(draft);
  expect(recent.find('ann form', 'other', definition)).toBeNull();
  expect(recent.find('bob form', 'sealed', definition)).toBeNull();
  expect(recent.find('ann form', 'sealed', { ...definition })).toBeNull();
  recent.forget('ann form');
  expect(recent.find('ann form', 'sealed', definition)).toBeNull();
});

it('forgets what is five minutes old, and the oldest of more than a thousand', () => {
  let now = 0;
  const recent = createRecent(() => now);
  recent.keep('old', 's', definition, draft);
  now = 5 * MINUTE;
  recent.keep('new', 's', definition, draft);
  expect(recent.find('old', 's', definition)).toBeNull();
  for (let count = 0; count < 1000; count += 1)
    recent.keep(`visitor ${count}`, 's', definition, draft);
  expect(recent.find('new', 's', definition)).toBeNull();
  expect(recent.find('visitor 0', 's', definition)).toBe(draft);
});

it('forgets the oldest of more than eight million characters', () => {
  const recent = createRecent(() => 0);
  const long = 'x'.repeat(3_000_000);
  for (const key of ['one', 'two', 'two', 'three']) recent.keep(key, long, definition, draft);
  expect(
    ['one', 'two', 'three'].map((key) => recent.find(key, long, definition) === draft),
  ).toEqual([false, true, true]);
});
