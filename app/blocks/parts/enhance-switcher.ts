/** Specification: journeys, sections 2 and 9: the switcher goes to an option's link after 200 ms. */
const DELAY_MS = 200;

/** Shows the choice at once and follows its link a moment later. */
export function enhanceSwitchers(root: HTMLElement): void {
  for (const switcher of root.querySelectorAll<HTMLElement>('[data-switcher]')) {
    switcher.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      for (const other of switcher.querySelectorAll('a')) other.classList.toggle('is-on', other === link);
      switcher.classList.add('switching');
      setTimeout(() => location.assign(link.href), DELAY_MS);
    });
  }
}
