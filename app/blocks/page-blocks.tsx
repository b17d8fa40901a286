import { useEffect, useRef } from 'react';
import type { LiveSurroundings } from './block';
import { HydratedBlockView, type HydratedBlock } from './hydrated';
import { stillRoom, type PageRun } from './still';

export type PageBlocksData = readonly PageRun<HydratedBlock>[];

export interface PageBlocksProps {
  runs: PageBlocksData;
  around: LiveSurroundings;
}

/** The blocks of a page of content (server/page-blocks.server.ts makes the runs). */
export function PageBlocks({ runs, around }: PageBlocksProps) {
  return (
    <>
      {runs.map((run, index) =>
        run.kind === 'live' ? (
          <HydratedBlockView key={index} block={run.block} around={around} />
        ) : (
          <Still key={index} name={run.name} />
        ),
      )}
    </>
  );
}

/**
 * What the server drew stays as it is: React takes the element over with an empty wish for its content, which hydration never
 * carries out. After a navigation without a document there is nothing to keep, so the page is asked for again: only what the
 * server drew is marked, since blocks may well have drawn nothing.
 */
function Still({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = ref.current;
    if (!here?.hasAttribute('data-drawn')) return window.location.reload();
    if (here.querySelector('[data-enhance]')) void import('./enhance').then(({ enhanceIn }) => enhanceIn(here));
  }, [name]);
  const room = stillRoom();
  if (!room)
    return <div className="still" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const waiting = room.take(name);
  return (
    <div className="still" data-drawn="">
      {waiting && <room.View {...waiting} />}
    </div>
  );
}
