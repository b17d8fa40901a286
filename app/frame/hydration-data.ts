import type { AnalyticsData } from './page-analytics';
import type { RouterState } from './remix-internals';

/** The data for journeys: what Remix's own `<Scripts>` would have written as script. */
export interface JourneyHydrationData {
  /** Remix's context: base path and future flags. */
  readonly context: object;
  /** The data of the loaders and the action, and the errors. */
  readonly state: RouterState;
  readonly manifest: {
    readonly version: string;
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
}

/**
 * What a document passes to its scripts, as JSON: data, not script (written by frame/document.tsx,
 * read by entry.client.tsx).
 */
export type HydrationData =
  { readonly journey: JourneyHydrationData } | { readonly page: AnalyticsData };
