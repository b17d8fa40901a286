import type { ReactNode } from 'react';
import { frameTexts } from '~/cms/texts/frame';
import { useTexts } from '~/cms/use-texts';
import { ConsentBanner } from './consent-banner';
import { FormsClosed } from './forms-closed';
import { FormMasthead } from './form-masthead';
import { Masthead, type Field } from './masthead';
import { PageFooter } from './page-footer';
import { StormBanner } from './storm-banner';
import { useMirrors } from './use-mirrors';

export interface PageFrameProps {
  field: Field;
  /** The title of the form that this page belongs to: its header is the form's. */
  form?: string | null;
  children: ReactNode;
}

/** What stands around every page. */
export function PageFrame({ field, form = null, children }: PageFrameProps) {
  const t = useTexts(frameTexts);
  useMirrors();
  return (
    <>
      <a className="skip" href="#main">
        {t('skipToMain')}
      </a>
      <StormBanner />
      {form === null ? <Masthead field={field} /> : <FormMasthead title={form} />}
      <main id="main" tabIndex={-1}>
        <FormsClosed />
        {children}
      </main>
      <ConsentBanner />
      <PageFooter />
    </>
  );
}
