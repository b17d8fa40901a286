import { useContext } from 'react';
import { DrawingContext } from './drawing';

/** The blocks of a page of content, by their place (placed-blocks.ts). Only the server draws them. */
export function PageBlocks({ place }: { place: number }) {
  const drawing = useContext(DrawingContext);
  const placed = drawing?.blocks[place];
  return drawing && placed ? <drawing.View {...placed} /> : null;
}
