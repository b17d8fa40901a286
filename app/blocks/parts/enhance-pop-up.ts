import { isStill } from './is-still';
import { openModal } from './modal';

/** Specification: journeys, section 9 "pop-up close 500 ms": the time a slide-out panel takes to leave. */
const LEAVE_MS = 500;

/** A panel at the side leaves in half a second, also on Escape; without motion it is gone at once. */
function leaveSlowly(dialog: HTMLDialogElement): void {
  const leave = (event: Event) => {
    if (isStill()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (dialog.classList.contains('leaving')) return;
    dialog.classList.add('leaving');
    setTimeout(() => dialog.close(), LEAVE_MS);
  };
  dialog.addEventListener('cancel', leave);
  dialog.querySelector('.dialog-head .btn')?.addEventListener('click', leave, { capture: true });
}

/**
 * `<details data-pop-up>` opens its content as a pop-up instead of in place; `data-pop-up="side"` as a panel that slides out.
 * What is behind it is inert, and focus comes back to its summary (modal.ts).
 */
export function enhancePopUps(root: HTMLElement, onOpen: (content: HTMLElement) => void): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-pop-up]')) {
    const summary = details.querySelector('summary');
    const body = details.querySelector<HTMLElement>('.pop-up');
    if (!summary || !body) continue;
    summary.setAttribute('aria-haspopup', 'dialog');
    summary.addEventListener('click', (event) => {
      event.preventDefault();
      const content = body.cloneNode(true) as HTMLElement;
      summary.focus();
      const side = details.dataset['popUp'] === 'side';
      const dialog = openModal({
        title: details.dataset['title'] ?? summary.textContent ?? '',
        closeLabel: details.dataset['close'] ?? '',
        content,
        className: side ? 'side' : '',
      });
      if (side) leaveSlowly(dialog);
      onOpen(content);
    });
  }
}
