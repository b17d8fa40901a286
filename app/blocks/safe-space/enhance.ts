import { openModal } from '../parts/modal';

/**
 * closed -> opening (loading) -> open -> closed (lookup, section 4). The widget runs in a sandboxed frame without our origin: it sees neither
 * our pages nor our cookies. Escape and the link inside it ask for it to be closed; Escape outside is the dialog's own.
 */
export default function enhance(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-close]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    const box = document.createElement('div');
    box.className = 'safe-space-box';
    const loading = document.createElement('p');
    loading.setAttribute('role', 'status');
    loading.textContent = link.dataset['loading'] ?? '';
    const frame = document.createElement('iframe');
    frame.title = link.dataset['title'] ?? '';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    frame.src = link.href;
    frame.addEventListener('load', () => loading.remove());
    box.append(loading, frame);
    const close = (message: MessageEvent) => {
      if (message.source === frame.contentWindow && message.data === 'safe-space-close') dialog.close();
    };
    const dialog = openModal({
      title: link.dataset['title'] ?? '',
      closeLabel: link.dataset['close'] ?? '',
      content: box,
      className: 'whole',
      onClose: () => removeEventListener('message', close),
    });
    addEventListener('message', close);
  });
}
