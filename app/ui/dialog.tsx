import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  heading: ReactNode;
  closeLabel: string;
  className?: string;
  /** A press on the page behind closes it; only for what holds nothing that was typed. */
  light?: boolean;
  children: ReactNode;
}

const isBehind = (
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
  box: DOMRect,
): boolean => x < box.left || x > box.right || y < box.top || y > box.bottom;

/**
 * A native modal dialog: the browser keeps focus inside, makes the page behind inert and returns
 * focus to what opened it. `modal-open` stands on the body meanwhile (L-755). Browsers without
 * `<dialog>` show it as a section at its place in the page.
 */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  className,
  light,
  children,
}: DialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBehind = useRef<() => void>();
  useEffect(() => {
    pressedBehind.current = light ? onClose : undefined;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const opener = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    document.body.classList.add('modal-open');
    const press = (event: MouseEvent) => {
      if (event.target === element && isBehind(event, element.getBoundingClientRect()))
        pressedBehind.current?.();
    };
    element.addEventListener('click', press);
    return () => {
      element.removeEventListener('click', press);
      if (typeof element.close === 'function') element.close();
      document.body.classList.toggle('modal-open', document.querySelector('dialog[open]') !== null);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  const box = (
    <dialog
      className={className ? `dialog ${className}` : 'dialog'}
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={headingId}>{heading}</h2>
        <button className="btn second" type="button" onClick={onClose}>
          <Icon name="cross" />
          {closeLabel}
        </button>
      </div>
      {children}
    </dialog>
  );
  // At the end of the page, so that the colour field and the hidden menu around the opener do not reach in.
  return typeof document === 'undefined' ? box : createPortal(box, document.body);
}
