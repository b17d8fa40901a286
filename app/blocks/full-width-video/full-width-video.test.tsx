import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../test-render';
import { examples } from './examples';

it('is a link to the video, and knows its player', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Watch: How we fix a line');
  expect(html).toContain('Read what is said in the video');
});
it('plays files of ours, and links to the rest', () => {
  expect(islandsIn(htmlOf(examples['a file of ours, without poster and title']))[0]?.props).toMatchObject({
    player: { kind: 'file' },
  });
  expect(htmlOf(examples['a host that we have no player for'])).not.toContain('data-island');
});
