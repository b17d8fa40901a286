import type { ClientLoaderFunctionArgs } from '@remix-run/react';

/**
 * A page that asks for its own data again keeps what it shows where they cannot be had: the connection broke, or the site is away.
 * Remix would put the page of an error in its place. On the way to another page, and where it is refused, a fault is told as ever.
 */
export const keepShown =
  (route: string) =>
  ({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> =>
    serverLoader().catch((fault: unknown) => {
      const { state } = window.__remixRouter;
      if (state.navigation.state !== 'idle' || fault instanceof Response) throw fault;
      return state.loaderData[route] as unknown;
    });
