import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Called for Escape before closing; return true when the key was used for something else, such as clearing a field. */
  onEscape?: () => boolean;
  heading: ReactNode;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser keeps focus inside and makes the page behind inert. Focus returns to what opened it.
 * Browsers without `<dialog>` show it as a section at its place in the page.
 */
export function Dialog({ open, onClose, onEscape, heading, closeLabel, className, children }: DialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const opener = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => {
      if (typeof element.close === 'function') element.close();
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
        if (!onEscape?.()) onClose();
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
