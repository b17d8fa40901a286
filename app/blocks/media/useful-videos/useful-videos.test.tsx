import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('links to each video, with its picture in 1600 by 900 [J-406]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="https://www.youtube.com/watch?v=aB3_dE-f9hI"');
  expect(html).toContain('src="/media/video-1600x900.svg"');
  expect(html).toContain('Check your fuse box safely');
});
it('leaves out what has no id, and asks no video site before it plays', () => {
  const html = htmlOf(examples.plain);
  expect(html).not.toContain('No id');
  expect(html).not.toContain('<iframe');
});
it('shows nothing without videos', () => expect(htmlOf(examples['everything empty'])).toBe(''));
