import type { EntryContext } from '@remix-run/node';
import {
  isRouteErrorResponse,
  UNSAFE_RemixContext,
  useMatches,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { createContext, useContext } from 'react';
import { UNSAFE_useScrollRestoration } from 'react-router-dom';
import { encode } from 'turbo-stream';
import type { JourneyHydrationData, RouterState } from './hydration-data';

// All uses of Remix and React Router internals: check this file when upgrading either.

export const useRouterScrollRestoration = UNSAFE_useScrollRestoration;

/** Undefined outside Remix. */
export const useManifest = () => useContext(UNSAFE_RemixContext)?.manifest;

export const RouterStateContext = createContext<RouterState | null>(null);

/**
 * As plain JSON values, which compress to 1.2 kB less than Remix's own encoding. Errors have the
 * form from which Remix restores them in the browser.
 */
export function routerStateOf({ staticHandlerContext, serializeError }: EntryContext): RouterState {
  const { loaderData, actionData, errors } = staticHandlerContext;
  const serialize = (error: unknown): unknown => {
    if (!isRouteErrorResponse(error)) return { ...serializeError(error as Error), __type: 'Error' };
    const { status, statusText, data } = error;
    return { status, statusText, data: data as unknown, __type: 'RouteErrorResponse' };
  };
  const serialized =
    errors &&
    Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, serialize(error)]));
  return { loaderData, actionData, errors: serialized };
}

/** Without false and empty values; modules find their own imports. */
const slim = (route: object): object =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]) => name !== 'imports' && Boolean(value)),
  );

/**
 * What Remix's own `<Scripts>` would write for this page's routes, as the JSON of a
 * `JourneyHydrationData`; null in the browser.
 */
export function useJourneyJson(): string | null {
  const remix = useContext(UNSAFE_RemixContext);
  const state = useContext(RouterStateContext);
  const matches = useMatches();
  // Checked both ways, so that the bundler removes the rest from the browser's code.
  if (!import.meta.env.SSR || !remix?.serverHandoffString) return null;
  const { manifest, serverHandoffString } = remix;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, slim(manifest.routes[id] ?? {})]));
  return `{"context":${serverHandoffString},"state":${JSON.stringify(state)},"manifest":${JSON.stringify({ version: manifest.version, routes })}}`;
}

/**
 * Sets what Remix's own `<Scripts>` would have set. Returns whether the server rendered the page
 * without an error.
 */
export function setRemixGlobals(
  { context, state, manifest }: JourneyHydrationData,
  modules: Readonly<Record<string, unknown>>,
): boolean {
  const entry = document.querySelector<HTMLScriptElement>('script#entry');
  Object.assign(window, {
    __remixContext: { ...context, stream: encode(state) },
    // React asks for the address of the entry again when it draws the end of the page.
    __remixManifest: { ...manifest, entry: { module: entry?.getAttribute('src'), imports: [] } },
    __remixRouteModules: modules,
  });
  return !state.errors;
}

/**
 * Keeps a page's current data when refreshing it fails, where Remix would show an error page.
 * Errors on the way to another page, and refusals, are thrown as usual.
 */
export const staleOnError =
  (route: string) =>
  ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> =>
    serverLoader().catch((fault: unknown) => {
      const { state } = window.__remixRouter;
      if (state.navigation.state !== 'idle' || fault instanceof Response) throw fault;
      return state.loaderData[route] as unknown;
    });
