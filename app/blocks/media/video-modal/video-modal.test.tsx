import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows the video beside its words [L-254]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/Three minutes.*data-island="parts\/video"/);
  expect(islandsIn(html)[0]?.props).toMatchObject({ close: 'Close' });
});
it('does without words', () =>
  expect(htmlOf(examples['the video alone'])).toContain('Watch the video'));
it('shows nothing without a video', () => expect(htmlOf(examples['everything empty'])).toBe(''));
