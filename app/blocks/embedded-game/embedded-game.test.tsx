import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('is a frame of 1320 by 704, and a message below 768 px', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<iframe class="game only-wide" src="\/game\/lights-on" title="Lights on" width="1320" height="704" loading="lazy"/,
  );
  expect(html).toMatch(/class="only-narrow">.*This game needs a larger screen/);
});
it('takes the message of content', () =>
  expect(htmlOf(examples['with its own message for phones'])).toContain('Please play this on a tablet.'));
it('refuses a game of another site', () =>
  expect(() => htmlOf({ ...examples.plain, gameUrl: 'https://games.example' })).toThrow(/game of this site/));
