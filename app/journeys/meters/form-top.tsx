import { type ReactNode } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FocusOnMount } from '~/ui/focus-on-mount';
import { ErrorSummary } from '~/ui/error-summary';
import { FailedPanel } from './outcome-panels';

export interface FormTopProps {
  title: string;
  text: string;
  errors: readonly { field: string; message: string }[];
  failed: boolean;
  children?: ReactNode;
}

export function FormTop({ title, text, errors, failed, children }: FormTopProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      <ErrorSummary heading={t('mpanErrorHeading')} errors={errors}>
        {t('mpanErrorText')}
      </ErrorSummary>
      {failed && (
        <FocusOnMount>
          <FailedPanel heading={<h2>{t('mpanFormThankYouErrorTitle')}</h2>} />
        </FocusOnMount>
      )}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </>
  );
}
