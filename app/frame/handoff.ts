import type { Mirrored } from './mirrors';
import type { RouterState } from './remix-internals';

/** The part for journeys: what Remix's own `<Scripts>` would have written as script. */
export interface JourneyHandoff {
  /** What Remix calls its context: base path and future flags. */
  readonly context: object;
  /** The data of the loaders and the action, and the errors. */
  readonly state: RouterState;
  readonly manifest: {
    readonly version: string;
    readonly routes: Readonly<Record<string, { readonly id: string; readonly module: string }>>;
  };
}

/** What a document passes to its scripts, as JSON: data, not script (frame/document.tsx writes it, entry.client.tsx reads it). */
export type Handoff = { readonly journey: JourneyHandoff } | { readonly page: Mirrored };
