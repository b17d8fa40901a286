import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { bareFrame, FrameProvider, type FrameLive } from '~/cms/frame-data';
import { noSurroundings, type BlockSurroundings } from './block';
import { Blocks } from './components';
import { DrawingContext, type Drawing } from './drawing';
import { parseBlocks } from './parse-blocks';

type Draw = Drawing['draw'];

interface Around extends Partial<BlockSurroundings> {
  live?: Partial<FrameLive>;
  /** How islands are drawn; as the server does, unless a test wants to know. */
  draw?: Draw;
}

const alone: Draw = (island, identifierPrefix) => renderToString(island, { identifierPrefix });

/** For tests: what the server draws, islands too, without the comment marks that React puts between texts. */
export const drawn = (page: ReactNode, draw: Draw = alone): string =>
  renderToStaticMarkup(
    <DrawingContext.Provider value={{ blocks: [], View: Blocks, draw }}>{page}</DrawingContext.Provider>,
  ).replaceAll('<!-- -->', '');

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** For tests: the islands of a page in their order, each by its name with the props that the browser gets. */
export const islandsIn = (html: string): { name: string; prefix: string; props: Record<string, unknown> }[] =>
  [...html.matchAll(/data-island="([^"]*)" data-prefix="([^"]*)" data-props="([^"]*)"/g)].map(
    ([, name = '', prefix = '', props = '']) => ({
      name,
      prefix,
      props: JSON.parse(plain(props)) as Record<string, unknown>,
    }),
  );

/** For tests: a block as the content system sends it, as the HTML that visitors get. A block that cannot be read throws. */
export function htmlOf(wire: unknown, { live, draw, ...around }: Around = {}): string {
  const blocks = parseBlocks([wire], '/test', (problem) => {
    if (problem.reason !== 'part') throw new Error(JSON.stringify(problem));
  });
  return drawn(
    <FrameProvider data={{ ...bareFrame, live: { ...bareFrame.live, ...live } }}>
      <Blocks blocks={blocks} around={{ ...noSurroundings, ...around }} />
    </FrameProvider>,
    draw,
  );
}
