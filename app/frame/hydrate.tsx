import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { JourneyHandoff } from './handoff';

/** The modules of the routes that the page is made of, by their ids. */
type Modules = Readonly<Record<string, unknown>>;

/** Hydrates the document where Remix has already written what it reads (`npm run dev`). */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * Gives Remix what its own `<Scripts>` would have written, and hydrates the document. What a visitor typed, opened or focused before
 * stays: React takes elements over as they are.
 */
export function hydrateJourney({ context, manifest }: JourneyHandoff, modules: Modules): void {
  const entry = document.querySelector<HTMLScriptElement>('script#entry');
  Object.assign(window, {
    __remixContext: context,
    // React asks for the address of the entry again when it draws the end of the page.
    __remixManifest: { ...manifest, entry: { module: entry?.getAttribute('src'), imports: [] } },
    __remixRouteModules: modules,
  });
  hydrate();
}
