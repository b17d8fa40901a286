import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('folds advice away, one open at a time [J-365]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<details name="([^"]+)" data-accordion="Check your fuse box">.*<details name="\1"/,
  );
  expect(html).toContain('Is a switch down?');
  expect(html).toContain('Switches that are up are on');
});
it('plays a video by its own words', () =>
  expect(htmlOf(examples.plain)).toContain('Watch: Check your fuse box safely'));
it('shows nothing without items', () => expect(htmlOf(examples['everything empty'])).toBe(''));
