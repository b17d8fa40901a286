import { useState, type MouseEvent } from 'react';
import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { type Modal } from '../engine/definition';
import { Paragraphs } from './words';

/** Text that expands in place, or a dialog with JavaScript (F-503). */
export function ModalNote({ modal: { title, bodyText } }: { modal: Modal }) {
  const t = useTexts(formPageTexts);
  const [isOpen, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <details className="more-about">
        <summary onClick={onClick}>
          <Icon name="info" />
          <span>{title}</span>
        </summary>
        <div className="flow">
          <Paragraphs text={bodyText} />
        </div>
      </details>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        heading={title}
        closeLabel={t('modalClose')}
      >
        <div className="flow">
          <Paragraphs text={bodyText} />
        </div>
      </Dialog>
    </>
  );
}
