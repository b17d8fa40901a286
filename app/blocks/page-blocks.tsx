import { useContext } from 'react';
import { DrawingContext } from './drawing';

/** The blocks of a page of content, by the name that they wait under (server/page-blocks.server.ts). Only the server draws them. */
export function PageBlocks({ name }: { name: string }) {
  const drawing = useContext(DrawingContext);
  const waiting = drawing?.still(name);
  return drawing && waiting ? <drawing.View {...waiting} /> : null;
}
