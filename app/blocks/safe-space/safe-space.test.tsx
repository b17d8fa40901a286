import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('is a link to the safe space', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/safe-space/widget"');
  expect(html).toContain('Are you safe at home?');
});
it('has words of its own for the button', () =>
  expect(htmlOf(examples['everything empty'])).toContain('Open the safe space'));
