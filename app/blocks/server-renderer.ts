import { createContext, type ComponentType, type ReactNode } from 'react';
import type { PlacedBlocks } from './loader-blocks';

export interface ServerRenderer {
  readonly blocks: readonly PlacedBlocks[];
  readonly View: ComponentType<PlacedBlocks>;
  /**
   * Renders an island separately: `prefix` keeps its ids unique, here and when the browser hydrates
   * it.
   */
  render(island: ReactNode, prefix: string): string;
}

/** Provided by the server's entry. The browser has none: rendered content stays. */
export const ServerRendererContext = createContext<ServerRenderer | null>(null);
