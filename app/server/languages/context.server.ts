import type { EntryContext } from '@remix-run/node';

type Modules = EntryContext['routeModules'];

/**
 * The same context for a page in another language, which is a document and no journey: the browser's code words its pages in English, so
 * it draws none in another language.
 */
export function asDocument(context: EntryContext): EntryContext {
  const modules = Object.entries(context.routeModules).map(([id, module]) => {
    const handle = module?.handle as Readonly<Record<string, unknown>> | undefined;
    return [id, handle?.['journey'] === true ? { ...module, handle: { ...handle, journey: false } } : module];
  });
  return { ...context, routeModules: Object.fromEntries(modules) as Modules };
}
