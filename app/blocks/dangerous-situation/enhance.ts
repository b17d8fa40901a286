import enhanceParts from '../parts/enhance';
import { isStill } from '../parts/is-still';

/** Brings the notice into view once it is revealed, and reads it out. Specification: lookup, section 4 "Dangerous situation". */
export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  const details = root.querySelector<HTMLDetailsElement>('details.danger');
  const notice = details?.querySelector<HTMLElement>('[tabindex]');
  details?.addEventListener('toggle', () => {
    if (!details.open || !notice) return;
    notice.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'center' });
    notice.focus({ preventScroll: true });
  });
}
