import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { pagePathOf } from './path-of';
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

/** Paths cached: matching against all routes takes most of a millisecond. */
const REMEMBERED = 500;

/**
 * By Remix's own matching. Unlike the path it is safe to log. `caseSensitive` tells /READYZ from
 * /readyz, as everything but Remix does.
 */
export function routeIds(routes: Routes, caseSensitive = true): (path: string) => string | null {
  const tree = treeOf(routes, caseSensitive);
  const cache = new LRUCache<string, string>({ max: REMEMBERED });
  return (path) => {
    const id = cache.get(path) ?? matchRoutes(tree, path)?.at(-1)?.route.id ?? null;
    if (id !== null) cache.set(path, id);
    return id;
  };
}

/** A proxy in front compares with case, and its rules for /readyz would let /READYZ through. */
export function ownCase(routes: Routes): Middleware {
  let ids: readonly ((path: string) => string | null)[] | null = null;
  return (request, _, next) => {
    // The build is complete only after the modules of the front have loaded.
    ids ??= [routeIds(routes), routeIds(routes, false)];
    const path = pagePathOf(request);
    const [exact, inAnyCase] = ids.map((idOf) => idOf(path));
    if (exact !== inAnyCase) request.url = '/not-found';
    next();
  };
}
