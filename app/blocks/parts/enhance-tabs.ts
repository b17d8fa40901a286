/** Turns links to sections into tabs: one panel at a time, arrows, Home and End move and choose. */
function enhanceOne(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.tab-list');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tab-list > li > .tab')];
  const panels = tabs.map((tab) => document.getElementById(decodeURIComponent(tab.hash.slice(1))));
  if (!list || tabs.length === 0 || panels.includes(null)) return;
  const vertical = root.dataset['tabs'] === 'vertical';
  const closable = root.dataset['closable'] !== undefined;
  let open = closable ? -1 : 0;

  const show = (index: number) => {
    open = index;
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', String(place === open));
      tab.tabIndex = place === Math.max(open, 0) ? 0 : -1;
      panels[place]?.toggleAttribute('hidden', place !== open);
    });
    root.classList.toggle('is-open', open >= 0);
  };
  const move = (index: number) => {
    const wanted = (index + tabs.length) % tabs.length;
    // A list that may be closed moves the focus only: opening is a choice of its own (journeys, section 4).
    if (!closable) show(wanted);
    else tabs.forEach((tab, place) => (tab.tabIndex = place === wanted ? 0 : -1));
    tabs[wanted]?.focus();
  };
  list.setAttribute('role', 'tablist');
  if (vertical) list.setAttribute('aria-orientation', 'vertical');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.id = `${panel?.id ?? ''}-tab`;
    tab.setAttribute('aria-controls', panel?.id ?? '');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    if (panel) panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      show(closable && open === index ? -1 : index);
      tab.focus();
    });
    tab.addEventListener('keydown', (event) => {
      const [back, forth] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
      const to = { [back ?? '']: index - 1, [forth ?? '']: index + 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (event.key === ' ') tab.click();
      else if (to === undefined) return;
      else move(to);
      event.preventDefault();
    });
  });
  const wanted = panels.findIndex((panel) => panel && `#${panel.id}` === location.hash);
  show(wanted >= 0 ? wanted : open);
  root.classList.add('on');
  root.addEventListener('tabs:close', () => {
    const was = Math.max(open, 0);
    show(-1);
    tabs[was]?.focus();
  });
}

/** The tab lists of a block, those inside others too. Where the style sheet keeps them sections with links, they stay so. */
export function enhanceTabs(root: HTMLElement): void {
  if (!matchMedia('(scripting: enabled)').matches) return;
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) enhanceOne(tabs);
}
