import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists what is to be had, in order [L-280]', () =>
  expect(htmlOf(examples.plain)).toMatch(/A torch.*A charged power bank.*The number 105/));
it('leaves out what has no words', () =>
  expect(htmlOf(examples['a bad item among good ones']).match(/<li>/g)).toHaveLength(1));
it('shows nothing without items', () => expect(htmlOf(examples['everything empty'])).toBe(''));
