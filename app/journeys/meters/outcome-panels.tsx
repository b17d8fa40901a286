import { type ReactNode } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { SentData } from './page-data';
import { EmailPicture, NotFoundPicture } from './pictures';

export interface SentPanelProps extends Omit<SentData, 'kind'> {
  heading?: ReactNode;
  /** Replaces "We have sent an email", with the address filled in. */
  body?: string;
}

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
