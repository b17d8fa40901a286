import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];

type RouteTree = Parameters<typeof matchRoutes>[0];

const treeOf = (routes: Routes, parentId?: string): RouteTree =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => {
      if (!route) return [];
      const { id, path, index, caseSensitive } = route;
      return [index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: treeOf(routes, id) }];
    });

/** How many paths are remembered: matching compares with each of the site's routes and takes most of a millisecond. */
const REMEMBERED = 500;

/**
 * The id of the route that answers a path, found with the build's own routes and Remix's own matching. It may be logged; the path itself
 * may hold a postcode, a name or an e-mail address.
 */
export function routeIds(routes: Routes): (path: string) => string | null {
  const tree = treeOf(routes);
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (path) => {
    const id = known.get(path) ?? matchRoutes(tree, path)?.at(-1)?.route.id ?? null;
    if (id !== null) known.set(path, id);
    return id;
  };
}
