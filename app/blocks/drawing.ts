import { createContext, type ComponentType, type ReactNode } from 'react';
import type { PlacedBlocks } from './placed-blocks';

/** What only the server can do while it draws a page. */
export interface Drawing {
  readonly blocks: readonly PlacedBlocks[];
  readonly View: ComponentType<PlacedBlocks>;
  /** Draws an island by itself: `prefix` keeps its ids apart from all others, here and when the browser takes it over. */
  draw(island: ReactNode, prefix: string): string;
}

/** The server's entry provides it around the page. The browser has none: what was drawn is left alone. */
export const DrawingContext = createContext<Drawing | null>(null);
