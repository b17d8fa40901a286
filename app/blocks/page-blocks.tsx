import { useContext, useEffect, useRef } from 'react';
import type { LiveSurroundings } from './block';
import { DrawingContext } from './drawing';
import { HydratedBlockView, type HydratedBlock } from './hydrated';
import type { PageRun } from './still';

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
 * carries out. The router never leads to a page with blocks, nor away from one (frame/document.tsx, ui/site-link.tsx), so there always
 * is something to keep.
 */
function Still({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = ref.current;
    if (here) void import('./wake').then(({ wake }) => wake(here));
  }, [name]);
  const drawing = useContext(DrawingContext);
  if (!drawing)
    return <div className="still" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const waiting = drawing.still(name);
  return <div className="still">{waiting && <drawing.View {...waiting} />}</div>;
}
