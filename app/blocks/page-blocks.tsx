import { useContext, useEffect, useRef } from 'react';
import blocksCss from '~/styles/blocks.css?url';
import type { LiveSurroundings } from './block';
import { DrawingContext } from './drawing';
import { HydratedBlockView, type HydratedBlock } from './hydrated';
import type { PageRun } from './still';

export type PageBlocksData = readonly PageRun<HydratedBlock>[];

export interface PageBlocksProps {
  runs: PageBlocksData;
  around: LiveSurroundings;
  /** The page does not link the style sheet of blocks itself, since it rarely needs it: the first run brings it. */
  bringsSheet?: boolean;
}

/** The blocks of a page of content (server/page-blocks.server.ts makes the runs). */
export function PageBlocks({ runs, around, bringsSheet = false }: PageBlocksProps) {
  const first = runs.findIndex(({ kind }) => kind === 'still');
  return (
    <>
      {runs.map((run, index) =>
        run.kind === 'live' ? (
          <HydratedBlockView key={index} block={run.block} around={around} />
        ) : (
          <Still key={index} name={run.name} sheet={bringsSheet && index === first} />
        ),
      )}
    </>
  );
}

/**
 * What the server drew stays as it is: React takes the element over with an empty wish for its content, which hydration never
 * carries out. After a navigation without a document there is nothing to keep, so the page's own blocks are asked for: only what
 * the server drew is marked, since blocks may well have drawn nothing.
 */
function Still({ name, sheet }: { name: string; sheet: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = ref.current;
    if (!here) return;
    if (here.hasAttribute('data-drawn')) void import('./wake').then(({ wake }) => wake(here));
    else void import('./fetch-still').then(({ fetchStill }) => fetchStill(here, name));
  }, [name]);
  const drawing = useContext(DrawingContext);
  if (!drawing)
    return <div className="still" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const waiting = drawing.still(name);
  return (
    <div className="still" data-drawn={name}>
      {sheet && <link rel="stylesheet" href={blocksCss} />}
      {waiting && <drawing.View {...waiting} />}
    </div>
  );
}
