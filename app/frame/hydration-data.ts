import type { AnalyticsData } from './page-analytics';

export interface RouterState {
  readonly loaderData: unknown;
  readonly actionData?: unknown;
  readonly errors: unknown;
}

/** What Remix's own `<Scripts>` would have written as script. */
export interface JourneyHydrationData {
  /** Base path and future flags. */
  readonly context: object;
  readonly state: RouterState;
  readonly manifest: {
    readonly version: string;
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
}

/** JSON: data, not script (written by frame/document.tsx, read by entry.client.tsx). */
export type HydrationData =
  { readonly journey: JourneyHydrationData } | { readonly page: AnalyticsData };
