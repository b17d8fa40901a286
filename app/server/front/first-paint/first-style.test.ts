import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withFirstStyle } from './first-style.server';

it('the style stands in its place, and the policy may name it', () => {
  const { html, hash } = withFirstStyle('<head><style id="first-paint"></style></head><p>');
  const css = /<style id="first-paint">([^<]*)<\/style>/.exec(html)?.[1] ?? 'none';
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(html.startsWith('<head><style')).toBe(true);
  expect(html.endsWith('</style></head><p>')).toBe(true);
});

it('a page without the place stays as it is', () => {
  expect(withFirstStyle('<p>')).toEqual({ html: '<p>', hash: null });
});
