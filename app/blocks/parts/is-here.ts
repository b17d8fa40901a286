import { routeOf } from '~/cms/route-of';

/** Whether a link leads to the page that it is on, whatever its query and anchor. */
export const isHere = (href: string, route: string): boolean =>
  routeOf(href.split(/[?#]/)[0] ?? '') === (route.split('#')[0] ?? '').toLowerCase();
