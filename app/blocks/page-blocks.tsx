import { useContext } from 'react';
import { ServerRendererContext } from './server-renderer';

/** By their index (loader-blocks.ts). Server only. */
export function PageBlocks({ place }: { place: number }) {
  const renderer = useContext(ServerRendererContext);
  const placed = renderer?.blocks[place];
  return renderer && placed ? <renderer.View {...placed} /> : null;
}
