import { type ReactNode } from 'react';
import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import { type Telling as Kind } from './page-data';
import { Telling } from './telling';

export interface FormFrameProps {
  back: string | null;
  telling?: Kind | null;
  /** First in the page, where something is wrong. */
  summary?: ReactNode;
  children: ReactNode;
}

/** What every page of a form has: the way back, what is wrong, and what happened. Its title is in the header. */
export function FormFrame({ back, telling = null, summary, children }: FormFrameProps) {
  const t = useTexts(formPageTexts);
  return (
    <>
      {back && (
        <BackLink href={back} label={t('formBack')}>
          {t('formBack')}
        </BackLink>
      )}
      <div className="wrap indent page-end">
        <div className="flow-l form">
          {summary}
          <Telling telling={telling} />
          {children}
        </div>
      </div>
    </>
  );
}
