export interface ModalOptions {
  title: string;
  closeLabel: string;
  content: Node;
  className?: string;
  onClose?: () => void;
}

/**
 * A native modal dialog for a block that the server drew. The browser keeps focus inside; Escape and Close close it, focus goes
 * back to what opened it. `modal-open` stands on the body meanwhile (lookup, section 4; decision L-755: for every modal).
 */
export function openModal({ title, closeLabel, content, className = '', onClose }: ModalOptions): HTMLDialogElement {
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${className}`.trim();
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.id = `modal-${Math.random().toString(36).slice(2, 8)}`;
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn second';
  close.innerHTML = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
  close.append(closeLabel);
  close.addEventListener('click', () => dialog.close());
  const head = document.createElement('div');
  head.className = 'dialog-head';
  head.append(heading, close);
  dialog.append(head, content);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    onClose?.();
    dialog.remove();
    document.body.classList.toggle('modal-open', document.querySelector('dialog[open]') !== null);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
  document.body.append(dialog);
  document.body.classList.add('modal-open');
  dialog.showModal();
  return dialog;
}
