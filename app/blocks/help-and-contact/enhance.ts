import enhanceParts from '../parts/enhance';

/** Back closes the inner panel that is open, or else the tab, and the focus goes to what opened it. With all closed it is away. */
export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  const back = root.querySelector<HTMLElement>('[data-back]');
  const tabs = root.querySelector<HTMLElement>('[data-tabs]');
  if (!back || !tabs?.classList.contains('on')) return;
  const update = () => (back.hidden = !tabs.classList.contains('is-open'));
  new MutationObserver(update).observe(tabs, { attributeFilter: ['class'] });
  update();
  back.addEventListener('click', (event) => {
    event.preventDefault();
    const inner = tabs.querySelector<HTMLDetailsElement>('.tab-panel:not([hidden]) details.inner[open]');
    if (!inner) {
      tabs.dispatchEvent(new Event('tabs:close'));
      return;
    }
    inner.open = false;
    inner.querySelector('summary')?.focus();
  });
}
