import type { ReactNode } from 'react';
import { frameTexts } from '~/cms/texts/frame';
import { useTexts } from '~/cms/use-texts';
import { ConsentBanner } from './consent-banner';
import { Masthead, type Field } from './masthead';
import { PageFooter } from './page-footer';
import { StormBanner } from './storm-banner';
import { useMirrors } from './use-mirrors';

/** What stands around every page. */
export function PageFrame({ field, children }: { field: Field; children: ReactNode }) {
  const t = useTexts(frameTexts);
  useMirrors();
  return (
    <>
      <a className="skip" href="#main">
        {t('skipToMain')}
      </a>
      <StormBanner />
      <Masthead field={field} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ConsentBanner />
      <PageFooter />
    </>
  );
}
