import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows the picture with its caption [L-277]', () => {
  expect(htmlOf(examples.plain)).toContain('The line from Norwich to the coast.');
  expect(htmlOf(examples['no caption, and a picture that says nothing new'])).toContain('alt=""');
});
