import { renderToStaticMarkup } from 'react-dom/server';
import { bareFrame, FrameProvider, type FrameLive } from '~/cms/frame-data';
import { noSurroundings, type BlockSurroundings } from './block';
import { Blocks } from './components';
import { parseBlocks } from './parse-blocks';

interface Around extends Partial<BlockSurroundings> {
  live?: Partial<FrameLive>;
}

/** For tests: a block as the content system sends it, as the HTML that visitors get. A block that cannot be read throws. */
export function htmlOf(wire: unknown, { live, ...around }: Around = {}): string {
  const blocks = parseBlocks([wire], '/test', (problem) => {
    if (problem.reason !== 'part') throw new Error(JSON.stringify(problem));
  });
  return renderToStaticMarkup(
    <FrameProvider data={{ ...bareFrame, live: { ...bareFrame.live, ...live } }}>
      <Blocks blocks={blocks} around={{ ...noSurroundings, ...around }} />
    </FrameProvider>,
  );
}
