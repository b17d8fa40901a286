import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('the guide for a storm night fits one screen, and editors find it', () => {
  expect(read('docs/storm-night.md').split('\n').length).toBeLessThanOrEqual(40);
  expect(read('README.md')).toMatch(/\| an editor \|[^\n]*docs\/storm-night\.md/);
  expect(read('docs/content-system.md')).toContain('(storm-night.md)');
});
