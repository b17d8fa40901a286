type Enhance = (root: HTMLElement) => void;

const enhancers = import.meta.glob<{ default: Enhance }>('./*/enhance.ts');

/**
 * Attaches the behaviour of blocks that the server drew: `data-enhance="<folder>"` on the root element of a block loads
 * `<folder>/enhance.ts`, once for each element. A page without such a block loads none of it.
 */
export function enhanceIn(place: ParentNode): void {
  for (const root of place.querySelectorAll<HTMLElement>('[data-enhance]:not([data-enhanced])')) {
    const load = enhancers[`./${root.dataset['enhance'] ?? ''}/enhance.ts`];
    if (!load) continue;
    root.dataset['enhanced'] = '';
    void load().then((module) => {
      module.default(root);
      root.dataset['enhanced'] = 'done';
    });
  }
}
