import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a list of links to pictures and videos, with what a modal needs [L-257, L-438 to L-440, L-442]', () => {
  const html = htmlOf(examples.plain);
  expect(islandsIn(html)[0]?.props).toMatchObject({ most: 3 });
  expect(html).toContain('href="/media/examples/pylons.svg"');
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toMatch(
    /"kind":"file","src":".media.examples.sample.webm/,
  );
  expect(html).toMatch(/src="\/media\/examples\/van\.svg" alt="A film of our van"/);
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toContain('Two minutes.');
  expect(html.match(/class="thumb"/g)).toHaveLength(6);
});
it('takes its own alternative text before that of the picture', () =>
  expect(htmlOf(examples['one picture'])).toContain('alt="Picture number 2"'));
it('leaves out what it does not know', () =>
  expect(htmlOf(examples['a bad one among good ones']).match(/<li>/g)).toHaveLength(1));
it('shows nothing without entries', () => expect(htmlOf(examples['everything empty'])).toBe(''));
