import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a frame of 1320 by 704, on phones too', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<iframe class="game" src="\/game\/lights-on" title="Lights on" width="1320" height="704" loading="lazy"/,
  );
});
it('gives phones the message of content instead [L-154]', () => {
  const html = htmlOf(examples['with its own message for phones']);
  expect(html).toMatch(/class="only-narrow">.*Please play this on a tablet\./);
  expect(html).toContain('class="game only-wide"');
});
it('refuses a game of another site [L-151 to L-153]', () =>
  expect(() => htmlOf({ ...examples.plain, gameUrl: 'https://games.example' })).toThrow(
    /game of this site/,
  ));
