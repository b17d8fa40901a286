import { routeOf } from '~/cms/route-of';

/** Ignores query and anchor. */
export const isHere = (href: string, route: string): boolean =>
  routeOf(href.split(/[?#]/)[0] ?? '') === (route.split('#')[0] ?? '').toLowerCase();
