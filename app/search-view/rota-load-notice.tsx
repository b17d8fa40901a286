import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sessionKeys } from '~/cms/browser-storage';
import { RichTextView } from '~/cms/rich-text-view';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import { rotaLoadTexts } from '~/cms/texts/rota-load';
import { useTexts } from '~/cms/use-texts';
import { ButtonLink } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

/** Lookup, section 9. */
const DELAY_MS = 1000;

/** Power may be switched off in turns: a notice in the page for everyone, and once per browser session a pop-up. */
export function RotaLoadNotice({ popUp }: { popUp: RotaLoadPopUp }) {
  return (
    <>
      <Notice status="aware" icon="bolt" heading={popUp.title}>
        <Content popUp={popUp} />
      </Notice>
      <PopUp popUp={popUp} />
    </>
  );
}

/**
 * Opens a second after load unless it was seen, or unless a dialog that the visitor asked for is open: then a later page
 * tries again. A browser that cannot remember is not asked to, and shows the notice alone. Specification: lookup, section 2.
 */
function PopUp({ popUp }: { popUp: RotaLoadPopUp }) {
  const t = useTexts(rotaLoadTexts);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (sessionKeys.get('RLDPopUp') !== null || document.querySelector('dialog[open]')) return;
      sessionKeys.set('RLDPopUp', 'true');
      setOpen(sessionKeys.get('RLDPopUp') !== null);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  return createPortal(
    <Dialog open onClose={() => setOpen(false)} heading={popUp.title} closeLabel={t('powerSharingClose')}>
      <div className="flow">
        <Content popUp={popUp} />
      </div>
    </Dialog>,
    document.body,
  );
}

function Content({ popUp: { message, buttons } }: { popUp: RotaLoadPopUp }) {
  return (
    <>
      <RichTextView html={message} />
      {buttons.length > 0 && (
        <p className="row">
          {buttons.map(({ href, name }, index) => (
            <ButtonLink key={href} href={href} second={index > 0}>
              {name}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  );
}
