import { type ReactNode } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { SentData } from './page-data';
import { EmailPicture, NotFoundPicture } from './pictures';

export interface SentPanelProps extends Omit<SentData, 'kind'> {
  /** The page has its heading here; a dialog has its own. */
  heading?: ReactNode;
  /** Another sentence than "We have sent an e-mail", with the address filled in. */
  body?: string;
}

/** It was accepted: what comes where, and the reference. Specification: journeys, section 8 (`%EMAIL%`). */
export function SentPanel({ email, reference, later, heading, body }: SentPanelProps) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow">
      <p>
        <EmailPicture />
      </p>
      {heading}
      <p className="lead breaks">{body ?? t(later ? 'mpanThankYouLater' : 'mpanFormThankYouBody', { email })}</p>
      {!body && !later && <p>{t('mpanThankYouSpam')}</p>}
      <p>
        {t('mpanReference')}: <strong className="reference line">{reference}</strong>
      </p>
    </div>
  );
}

/** It could not be accepted. Specification: journeys, section 8 (`mpanFormThankYouErrorTitle`, `mpanFormThankYouErrorBody`). */
export function FailedPanel({ heading }: { heading?: ReactNode }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow" role="alert">
      <p>
        <NotFoundPicture />
      </p>
      {heading}
      <p className="lead">{t('mpanFormThankYouErrorBody')}</p>
    </div>
  );
}
