import { type ReactNode } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { SentData } from './page-data';
import { EmailPicture, NotFoundPicture } from './pictures';

export interface SentPanelProps extends Omit<SentData, 'kind'> {
  /** The heading on a page; a dialog has its own. */
  heading?: ReactNode;
  /** Replaces "We have sent an email", with the address filled in. */
  body?: string;
}

/**
 * The result of an accepted request: what to expect, and the reference. Specification: journeys,
 * section 8 (`%EMAIL%`).
 */
export function SentPanel({ email, reference, later, heading, body }: SentPanelProps) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow">
      <p>
        <EmailPicture />
      </p>
      {heading}
      <p className="lead breaks">
        {body ?? t(later ? 'mpanThankYouLater' : 'mpanFormThankYouBody', { email })}
      </p>
      {!body && !later && <p>{t('mpanThankYouSpam')}</p>}
      <p>
        {t('mpanReference')}: <strong className="reference line">{reference}</strong>
      </p>
    </div>
  );
}

/**
 * The result of a failed request. Specification: journeys, section 8 (`mpanFormThankYouErrorTitle`,
 * `mpanFormThankYouErrorBody`).
 */
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
