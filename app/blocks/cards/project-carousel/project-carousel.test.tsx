import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('says what each is, where it stands and when it ends [L-417, L-647]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/projects/norwich">A smarter grid for Norwich</a>');
  expect(html).toContain('Sensors find faults before they grow.');
  expect(html).toContain('src="/media/examples/substation.svg"');
  expect(html).toContain('<time dateTime="2027-03-31">31.03.2027</time>');
  expect(html).toContain('01.06.2025');
  expect(html).toMatch(/In Progress.*Smart Networks|Smart Networks.*In Progress/);
  expect(html).toContain('slides cards apart');
});
it('shows nothing without projects [L-266, L-411 to L-416, L-646]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
