import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a link to the video, and knows its player [L-292]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/media/examples/sample.webm"');
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toContain('"kind":"file"');
  expect(html).not.toContain('<video');
  expect(html).toContain('Watch: A sample film');
  expect(html).toContain('Read what is said in the video');
});
it('plays files of ours, and links to the rest', () => {
  expect(
    islandsIn(htmlOf(examples['a file of ours, without poster and title']))[0]?.props,
  ).toMatchObject({
    player: { kind: 'file' },
  });
  expect(htmlOf(examples['a host that we have no player for'])).not.toContain('data-island');
});
