import type { EntryContext } from '@remix-run/node';

type Modules = EntryContext['routeModules'];

/** The page doesn't hydrate, because the browser's code only has English texts. */
export function asDocument(context: EntryContext): EntryContext {
  const modules = Object.entries(context.routeModules).map(([id, module]) => {
    const handle = module?.handle as Readonly<Record<string, unknown>> | undefined;
    if (handle?.['journey'] !== true) return [id, module];
    const refreshesAsDocument = handle['renewsMs'] !== undefined;
    return [id, { ...module, handle: { ...handle, journey: false, refreshesAsDocument } }];
  });
  return { ...context, routeModules: Object.fromEntries(modules) as Modules };
}
