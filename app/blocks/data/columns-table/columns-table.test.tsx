import { expect, it } from 'vitest';
import { htmlOf as drawn } from '../../../../tests/support/render-block';
import examples from './examples.json';

const htmlOf = (block: unknown) => drawn(block).replace(/ data-label="[^"]*"/g, '');

it('turns columns into rows and marks the highlighted one [J-414 to J-416]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<th scope="row" class="hl sep">2025</th><td class="n hl sep">41.3</td>');
  expect(html).toContain('<th scope="row">2024</th><td class="n">45.9</td>');
});
it('marks a column, a corner and part of a line', () => {
  const html = htmlOf(examples['a column and a corner']);
  expect(html).toContain(
    '<th scope="row" class="hl">2023</th><td class="n hl sep">48.2</td><td class="n hl sep">36.1',
  );
  expect(html).toContain(
    '<th scope="row">Target</th><td class="n">44</td><td class="n hl">33</td>',
  );
});
it('fills short columns with gaps', () =>
  expect(htmlOf(examples['columns of different length'])).toContain(
    '<th scope="row">two</th><td class="n"></td>',
  ));
it('shows nothing without rows', () => expect(htmlOf(examples['everything empty'])).toBe(''));
