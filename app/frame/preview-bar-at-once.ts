import { createContext, type ComponentType } from 'react';
import type { PreviewBarProps } from './preview-bar';

/**
 * The server renders the bar directly (entry.server); a browser loads it lazily, because only
 * editors see it.
 */
export const PreviewBarAtOnce = createContext<ComponentType<PreviewBarProps> | null>(null);
