import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('draws each as it wishes to look, and says what opens a new tab [L-282]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/href="\/power-cut" class="btn"/);
  expect(html).toMatch(
    /href="https:\/\/energy.example\/advice" class="btn second" target="_blank" rel="noopener"/,
  );
  expect(html).toContain('(opens in a new tab)');
  expect(html).toMatch(/href="\/help" class="act"/);
});
it('shows nothing when none can be followed', () => {
  expect(htmlOf(examples['one that goes nowhere'])).toBe('');
  expect(htmlOf(examples['everything empty'])).toBe('');
});
