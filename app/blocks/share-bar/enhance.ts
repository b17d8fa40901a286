import { pushEvent } from '~/cms/analytics/push-event';
import { trackIn } from '../parts/track';

/** A button that copies the address, where the browser can. */
export default function enhance(root: HTMLElement): void {
  trackIn(root);
  const field = root.querySelector<HTMLInputElement>('.share-copy input');
  if (!field || typeof navigator.clipboard?.writeText !== 'function') return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn second';
  button.textContent = root.dataset['copy'] ?? '';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(field.value).then(
      () => {
        status.textContent = root.dataset['copied'] ?? '';
        pushEvent({ event: 'share', network: 'copy link' });
      },
      () => field.select(),
    );
  });
  field.after(button, status);
}
