import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import type { Middleware } from './middleware';

type Routes = ServerBuild['routes'];

type RouteTree = Parameters<typeof matchRoutes>[0];

const treeOf = (routes: Routes, caseSensitive: boolean, parentId?: string): RouteTree =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => {
      if (!route) return [];
      const { id, path, index } = route;
      return [
        index
          ? { id, path, caseSensitive, index }
          : { id, path, caseSensitive, children: treeOf(routes, caseSensitive, id) },
      ];
    });

/** How many paths are remembered: matching compares with each of the site's routes and takes most of a millisecond. */
const REMEMBERED = 500;

/**
 * The id of the route that answers a path, found with the build's own routes and Remix's own matching. It may be logged; the path itself
 * may hold a postcode, a name or an e-mail address.
 * @param caseSensitive whether /READYZ is another path than /readyz, as it is for everybody but Remix
 */
export function routeIds(routes: Routes, caseSensitive = true): (path: string) => string | null {
  const tree = treeOf(routes, caseSensitive);
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (path) => {
    const id = known.get(path) ?? matchRoutes(tree, path)?.at(-1)?.route.id ?? null;
    if (id !== null) known.set(path, id);
    return id;
  };
}

/**
 * Answers 404 to a path that matches a route only when case is ignored: a proxy in front compares with case, so its rules for /readyz
 * would let /READYZ through.
 */
export function ownCase(routes: Routes): Middleware {
  let ids: readonly ((path: string) => string | null)[] | null = null;
  return (request, _, next) => {
    // The build is complete only after the modules of the front have loaded.
    ids ??= [routeIds(routes), routeIds(routes, false)];
    const path = request.url?.split('?', 1)[0] ?? '/';
    const [exact, inAnyCase] = ids.map((idOf) => idOf(path));
    if (exact !== inAnyCase) request.url = '/not-found';
    next();
  };
}
