import { useContext } from 'react';
import { DrawingContext } from './drawing';

/** By their index (loader-blocks.ts). Server only. */
export function PageBlocks({ place }: { place: number }) {
  const drawing = useContext(DrawingContext);
  const placed = drawing?.blocks[place];
  return drawing && placed ? <drawing.View {...placed} /> : null;
}
