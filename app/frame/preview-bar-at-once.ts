import { createContext, type ComponentType } from 'react';
import type { PreviewBarProps } from './preview-bar';

/** The server draws the bar at once (entry.server); a browser fetches it, as only editors see it. */
export const PreviewBarAtOnce = createContext<ComponentType<PreviewBarProps> | null>(null);
