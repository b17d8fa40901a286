import type { EntryContext } from '@remix-run/node';
import { UNSAFE_RemixContext, useMatches, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { UNSAFE_useScrollRestoration } from 'react-router-dom';
import type { JourneyHandoff } from './handoff';

// All uses of Remix and React Router internals: check this file when upgrading either.

/** Restores the scroll position on a page that the router opened. */
export const useRouterScrollRestoration = UNSAFE_useScrollRestoration;

/** Returns the build's manifest; undefined outside Remix. */
export const useManifest = () => useContext(UNSAFE_RemixContext)?.manifest;

/**
 * The data of a page's loaders and action in Remix's encoding: one line of JSON, because it
 * contains no promises.
 */
export interface EncodedState {
  readonly encoded: string;
  readonly hasErrors: boolean;
}
/** The state of the page being rendered. */
export const HydrationState = createContext<EncodedState>({ encoded: 'null', hasErrors: false });

/** Reads the state that Remix would stream to its own `<Scripts>`. */
export const hydrationStateOf = async (
  stream: EntryContext['serverHandoffStream'],
  errors: EntryContext['staticHandlerContext']['errors'],
): Promise<EncodedState> => ({
  encoded: (await new Response(stream ?? null).text()) || 'null',
  hasErrors: errors !== null,
});

/**
 * Returns a route's data for the browser without false and empty values; modules find their own
 * imports.
 */
const slim = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && Boolean(value)));

/**
 * Returns what Remix's own `<Scripts>` would write for this page's routes, as the JSON of a
 * `JourneyHandoff`; null in the browser.
 */
export function useJourneyJson(): string | null {
  const remix = useContext(UNSAFE_RemixContext);
  const hydrationState = useContext(HydrationState);
  const matches = useMatches();
  // Checked both ways, so that the bundler removes the rest from the browser's code.
  if (!import.meta.env.SSR || !remix?.serverHandoffString) return null;
  const { manifest, serverHandoffString } = remix;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, slim(manifest.routes[id] ?? {})]));
  const { encoded, hasErrors } = hydrationState;
  return `{"context":${serverHandoffString},"state":${encoded},"hasErrors":${hasErrors},"manifest":${JSON.stringify({ version: manifest.version, routes })}}`;
}

/**
 * Sets the globals that Remix's own `<Scripts>` would have set. Returns whether the server rendered
 * the page without an error.
 */
export function giveToRemix(
  { context, state, hasErrors, manifest }: JourneyHandoff,
  modules: Readonly<Record<string, unknown>>,
): boolean {
  const entry = document.querySelector<HTMLScriptElement>('script#entry');
  Object.assign(window, {
    __remixContext: { ...context, stream: new Blob([JSON.stringify(state)]).stream() },
    // React needs the entry's URL again when it renders the end of the page.
    __remixManifest: { ...manifest, entry: { module: entry?.getAttribute('src'), imports: [] } },
    __remixRouteModules: modules,
  });
  return !hasErrors;
}

/**
 * Keeps a page's current data when refreshing it fails: the connection broke, or the site is down.
 * Remix would show an error page instead. Errors on the way to another page, and refusals, are
 * thrown as usual.
 */
export const staleOnError =
  (route: string) =>
  ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> =>
    serverLoader().catch((fault: unknown) => {
      const { state } = window.__remixRouter;
      if (state.navigation.state !== 'idle' || fault instanceof Response) throw fault;
      return state.loaderData[route] as unknown;
    });
