import type { EntryContext } from '@remix-run/node';

/** What Remix writes into a page of the routes that it knows, as of version 2.17 with lazy route discovery. */
const MANIFEST = /window\.__remixManifest = (\{[\s\S]*?\n\});\nwindow\.__remixRouteModules = (\{[^}]*\});/;

interface Manifest {
  routes: Record<string, unknown>;
}

/**
 * Leaves out the space that Remix indents its manifest with, and the routes above a page that are found as they are needed. Links to
 * home load a document, so the router never meets it. Half a kilobyte of every page. Where Remix writes something else, the page stays as it is.
 */
export const slimManifest = (html: string): string =>
  html.replace(MANIFEST, (whole, manifest: string, modules: string) => {
    try {
      const read = JSON.parse(manifest) as Manifest;
      const kept = Object.entries(read.routes).filter(([id]) => modules.includes(`"${id}":`));
      const slim = JSON.stringify({ ...read, routes: Object.fromEntries(kept) }).replaceAll('<', '\\u003c');
      return `window.__remixManifest=${slim};window.__remixRouteModules = ${modules};`;
    } catch {
      return whole;
    }
  });

/**
 * The same context with no more routes than the page is made of. Drawing a page, React Router makes objects of all routes and compares the
 * address with each of them, six times over: with a hundred routes a third of a form page's time (docs/decisions/serving.md). The browser
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
