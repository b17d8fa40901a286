import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { bareFrame, FrameProvider, type FrameLive } from '~/cms/frame-data';
import { emptyBlockContext, type BlockContext } from '~/blocks/block';
import { Blocks } from '~/blocks/components';
import { ServerRendererContext, type ServerRenderer } from '~/blocks/server-renderer';
import { parseBlocks } from '~/blocks/parse-blocks';

type Draw = ServerRenderer['render'];

interface RenderedContext extends Partial<BlockContext> {
  live?: Partial<FrameLive>;
  /** Renders islands; defaults to the server's way. */
  draw?: Draw;
}

const alone: Draw = (island, identifierPrefix) => renderToString(island, { identifierPrefix });

/** For tests: the server's HTML, including islands, without React's comments between texts. */
export const drawn = (page: ReactNode, draw: Draw = alone): string =>
  renderToStaticMarkup(
    <ServerRendererContext.Provider value={{ blocks: [], View: Blocks, render: draw }}>
      {page}
    </ServerRendererContext.Provider>,
  ).replaceAll('<!-- -->', '');

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** For tests: returns a page's islands in order, each with its name and the browser's props. */
export const islandsIn = (
  html: string,
): { name: string; prefix: string; props: Record<string, unknown> }[] =>
  [...html.matchAll(/data-island="([^"]*)" data-prefix="([^"]*)" data-props="([^"]*)"/g)].map(
    ([, name = '', prefix = '', props = '']) => ({
      name,
      prefix,
      props: JSON.parse(plain(props)) as Record<string, unknown>,
    }),
  );

/**
 * For tests: renders a block from the content system's format as visitors get it. Throws for an
 * unreadable block.
 */
export function htmlOf(wire: unknown, { live, draw, ...context }: RenderedContext = {}): string {
  const blocks = parseBlocks([wire], '/test', (problem) => {
    if (problem.reason !== 'part') throw new Error(JSON.stringify(problem));
  });
  return drawn(
    <FrameProvider data={{ ...bareFrame, live: { ...bareFrame.live, ...live } }}>
      <Blocks blocks={blocks} context={{ ...emptyBlockContext, ...context }} />
    </FrameProvider>,
    draw,
  );
}
