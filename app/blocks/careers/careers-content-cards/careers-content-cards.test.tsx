import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('tells more in a pop-up named after its card [J-311, J-312]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<details data-pop-up="middle"><summary.*: Time off.*five more days.*href="\/careers\/benefits"/,
  );
});
it('links directly where there is no more to tell', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/careers/learning"');
  expect(html.match(/<details/g)).toHaveLength(1);
});
it('shows nothing without cards', () => expect(htmlOf(examples['everything empty'])).toBe(''));
