import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { expect } from 'vitest';
import { bareFrame, FrameProvider } from '~/cms/frame-data';
import { createMarks } from '~/server/front/own/holes';

/** As Remix writes what loaders gave into a page. */
const dataOf = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page of the site without its frame, with its data beside it. */
export async function draw(element: ReactNode, data: unknown): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }]);
  const found = await handler.query(new Request('http://site.test/power-cut'));
  if (found instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, found);
  const page = renderToString(
    <FrameProvider data={bareFrame}>
      <StaticRouterProvider router={router} context={found} hydrate={false} />
    </FrameProvider>,
  );
  return `${page}<script type="application/json">${dataOf(data)}</script>`;
}

const HOSTILE = [
  `"'&<>`,
  '</script><script>alert(1)</script>',
  '<!-- --> ]]>',
  "$& $1 $` $' $$",
  'hole0n0',
  '\u2028\u2029\u00a0\u200b',
  'Ŵŷ 🏚 ١٢',
  '%22+%20&quot;&amp;\\u0026',
  'CB1 9ZA CB1 9 AB1 2z',
  '{hour}{place}{value}',
  '\\"\\\\',
];
/** What a visitor may be called, live at or type. */
export const words = fc
  .oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 40 }))
  .map((text) => text.trim() || 'x');
/** Draws with marks alone, fills, and compares with the page that is drawn for this visitor. */
export async function expectSame(values: readonly string[], page: (values: readonly string[]) => Promise<string>) {
  const marks = createMarks(values.length);
  const template = marks.cut(await page(marks.words));
  expect(template).not.toBeNull();
  expect(template?.fill(values).toString()).toBe(await page(values));
}
