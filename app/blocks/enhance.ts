type Enhance = (root: HTMLElement) => void;

const enhancers = import.meta.glob<{ default: Enhance }>('./*/enhance.ts');

/**
 * Attaches the behaviour of blocks that the server drew: `data-enhance="<folder>"` on the root element of a block loads
 * `<folder>/enhance.ts`, once for each element; resolves when all of it is there. A page without such a block loads none of it.
 */
export async function enhanceIn(place: ParentNode): Promise<void> {
  const begun: Promise<void>[] = [];
  for (const root of place.querySelectorAll<HTMLElement>('[data-enhance]:not([data-enhanced])')) {
    const load = enhancers[`./${root.dataset['enhance'] ?? ''}/enhance.ts`];
    if (!load) continue;
    root.dataset['enhanced'] = '';
    begun.push(
      load().then((module) => {
        module.default(root);
        root.dataset['enhanced'] = 'done';
      }),
    );
  }
  await Promise.all(begun);
}
