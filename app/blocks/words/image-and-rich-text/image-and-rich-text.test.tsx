import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('places the words as content wishes, on the right by default [L-268, L-269]', () => {
  expect(htmlOf(examples['text on the left'])).toContain('text-left');
  expect(htmlOf(examples['text on the right, as without a wish'])).toContain('text-right');
});
it('keeps the structure of the words', () =>
  expect(htmlOf(examples['text on the left'])).toContain('<strong>every three years</strong>'));
it('does without a picture', () => expect(htmlOf(examples['no picture'])).not.toContain('text-'));
it('shows nothing without words', () => expect(htmlOf(examples['everything empty'])).toBe(''));
