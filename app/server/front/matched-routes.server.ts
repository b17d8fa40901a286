import type { EntryContext } from '@remix-run/node';

/**
 * The same context, cut down to the routes that the page is made of. While it draws a page, React Router builds objects for all routes and
 * compares the address with each of them, six times over: with a hundred routes a third of a form page's time (docs/decisions/serving.md). The browser
 * finds the others as it needs them.
 */
export function ofMatches(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const matched = context.staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const known = routes[id];
    return known ? [[id, known] as const] : [];
  });
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}
