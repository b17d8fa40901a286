import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['plain', 'Nobody can let us in'],
  ['missing', 'Choose a day'],
  ['no access', 'We cannot book'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});

it('asks nobody to let us in for a call', () =>
  expect(examples['a call'] && htmlOfField(examples['a call'])).not.toContain('Nobody can let us in'));
