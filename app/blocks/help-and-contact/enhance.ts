import enhanceParts from '../parts/enhance';

/** Back closes the inner panel it stands in, or else the tab, and the focus goes to what opened it. */
export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  root.addEventListener('click', (event) => {
    const back = event.target instanceof Element ? event.target.closest('[data-back] a') : null;
    if (!back) return;
    event.preventDefault();
    const inner = back.closest<HTMLDetailsElement>('details.inner');
    if (!inner) {
      back.closest('[data-tabs]')?.dispatchEvent(new Event('tabs:close'));
      return;
    }
    inner.open = false;
    inner.querySelector('summary')?.focus();
  });
}
