import type { AnalyticsData } from './page-analytics';

/** What Remix streams to the browser: the data of loaders and action by route, and the errors. */
export interface RouterState {
  readonly loaderData: unknown;
  readonly actionData?: unknown;
  readonly errors: unknown;
}

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
