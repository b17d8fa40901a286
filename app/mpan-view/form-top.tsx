import { type ReactNode } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { FailedPanel } from './outcome-panels';
import { ProblemSummary } from './problem-summary';

export interface FormTopProps {
  title: string;
  text: string;
  errors: readonly { field: string; message: string }[];
  /** It could not be accepted, and there was no pop-up to say so. */
  failed: boolean;
  children?: ReactNode;
}

/** What stands above a form of the finder: what is wrong, what it is, what it does. */
export function FormTop({ title, text, errors, failed, children }: FormTopProps) {
  const t = useTexts(mpanTexts);
  return (
    <>
      <ProblemSummary errors={errors} />
      {failed && <FailedPanel heading={<h2>{t('mpanFormThankYouErrorTitle')}</h2>} />}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </>
  );
}
