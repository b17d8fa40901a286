import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('shows the video beside its words', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/data-enhance="parts".*Three minutes.*data-video=/);
  expect(html).toContain('data-close="Close"');
});
it('does without words', () => expect(htmlOf(examples['the video alone'])).toContain('Watch the video'));
it('shows nothing without a video', () => expect(htmlOf(examples['everything empty'])).toBe(''));
