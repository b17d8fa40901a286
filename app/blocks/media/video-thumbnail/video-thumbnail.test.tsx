import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a link to the video until it is played [J-354, J-768, J-772]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Watch: Repairing a line');
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toContain(
    'https://www.youtube-nocookie.com/embed/aB3_dE-f9hI',
  );
  expect(html).not.toContain('<iframe');
});
it('does without picture and title', () =>
  expect(htmlOf(examples['no picture, no title'])).toContain('Watch the video'));
