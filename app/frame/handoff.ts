import type { Mirrored } from './mirrors';

/** The part for journeys: what Remix's own `<Scripts>` would have written as script. */
export interface JourneyHandoff {
  /** What Remix calls its context: base path and future flags. */
  readonly context: object;
  /** The data of the loaders and the action, as Remix encodes them. */
  readonly state: unknown;
  /** Whether the server met an error when it rendered the page. */
  readonly hasErrors: boolean;
  readonly manifest: {
    readonly version: string;
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
}

/** What a document passes to its scripts, as JSON: data, not script (frame/document.tsx writes it, entry.client.tsx reads it). */
export type Handoff = { readonly journey: JourneyHandoff } | { readonly page: Mirrored };
