import type { Mirrored } from './mirrors';

/** The part for journeys: what Remix's own `<Scripts>` would have written as script. */
export interface JourneyHandoff {
  /** The data of the loaders, as Remix writes it. */
  readonly context: unknown;
  readonly manifest: {
    readonly version: string;
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
}

/** What a document passes to its scripts, as JSON: data, not script (frame/document.tsx writes it, entry.client.tsx reads it). */
export type Handoff = { readonly journey: JourneyHandoff } | { readonly page: Mirrored };
