import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows the picture with its sentence', () =>
  expect(htmlOf(examples.plain)).toMatch(/<img [^>]*alt="One of our vans".*day and night/));
it('does without a picture [L-270]', () =>
  expect(htmlOf(examples['text alone'])).toContain('A sentence.'));
it('shows nothing when it has nothing', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
