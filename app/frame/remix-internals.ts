import type { EntryContext } from '@remix-run/node';
import { UNSAFE_RemixContext, useMatches, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { UNSAFE_useScrollRestoration } from 'react-router-dom';
import type { JourneyHandoff } from './handoff';

// All that names what Remix and React Router keep to themselves: an upgrade of either is read against this one file.

/** Brings the visitor back to where they were on a page that the router opened. */
export const useRouterScrollRestoration = UNSAFE_useScrollRestoration;

/** The manifest of the build; undefined outside of Remix. */
export const useManifest = () => useContext(UNSAFE_RemixContext)?.manifest;

/** The data of a page's loaders and action as Remix encodes them for the browser: one line of JSON, as no promise is among them. */
export interface EncodedState {
  readonly encoded: string;
  readonly hasErrors: boolean;
}
/** The state of the page that is being rendered. */
export const HydrationState = createContext<EncodedState>({ encoded: 'null', hasErrors: false });

/** Reads the state that Remix would stream to its own `<Scripts>`. */
export const hydrationStateOf = async (
  stream: EntryContext['serverHandoffStream'],
  errors: EntryContext['staticHandlerContext']['errors'],
): Promise<EncodedState> => ({
  encoded: (await new Response(stream ?? null).text()) || 'null',
  hasErrors: errors !== null,
});

/** A route as the browser needs it: false and empty values are left out, and modules find their own imports. */
const slim = (route: object): object =>
  Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && Boolean(value)));

/** What Remix's own `<Scripts>` would write for the routes of this page, as the JSON of a `JourneyHandoff`; null in the browser. */
export function useJourneyJson(): string | null {
  const remix = useContext(UNSAFE_RemixContext);
  const hydrationState = useContext(HydrationState);
  const matches = useMatches();
  // Said twice, so that the bundler sees it too and leaves the rest out of the browser.
  if (!import.meta.env.SSR || !remix?.serverHandoffString) return null;
  const { manifest, serverHandoffString } = remix;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, slim(manifest.routes[id] ?? {})]));
  const { encoded, hasErrors } = hydrationState;
  return `{"context":${serverHandoffString},"state":${encoded},"hasErrors":${hasErrors},"manifest":${JSON.stringify({ version: manifest.version, routes })}}`;
}

/** Gives the browser's Remix what its own `<Scripts>` would have written. Returns whether the server drew the page without a fault. */
export function giveToRemix(
  { context, state, hasErrors, manifest }: JourneyHandoff,
  modules: Readonly<Record<string, unknown>>,
): boolean {
  const entry = document.querySelector<HTMLScriptElement>('script#entry');
  Object.assign(window, {
    __remixContext: { ...context, stream: new Blob([JSON.stringify(state)]).stream() },
    // React asks for the address of the entry again when it draws the end of the page.
    __remixManifest: { ...manifest, entry: { module: entry?.getAttribute('src'), imports: [] } },
    __remixRouteModules: modules,
  });
  return !hasErrors;
}

/**
 * A page that asks for its own data again keeps what it shows where they cannot be had: the connection broke, or the site is away.
 * Remix would put the page of an error in its place. On the way to another page, and where it is refused, a fault is told as ever.
 */
export const staleOnError =
  (route: string) =>
  ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> =>
    serverLoader().catch((fault: unknown) => {
      const { state } = window.__remixRouter;
      if (state.navigation.state !== 'idle' || fault instanceof Response) throw fault;
      return state.loaderData[route] as unknown;
    });
