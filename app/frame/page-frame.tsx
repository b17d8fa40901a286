import { lazy, Suspense, useContext, type ReactNode } from 'react';
import { frame as frameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useReportPath } from '~/cms/use-settings';
import { SiteLink } from '~/ui/site-link';
import { ConsentBanner } from './consent-banner';
import { FormsClosed } from './forms-closed';
import { FormMasthead } from './form-masthead';
import { Masthead, type Field } from './masthead';
import { PageFooter } from './page-footer';
import type { PreviewBarProps } from './preview-bar';
import { PreviewBarAtOnce } from './preview-bar-at-once';
import { StormBanner } from './storm-banner';
import { useMirrors } from './use-mirrors';

export interface PageFrameProps {
  field: Field;
  /** The title of the form that this page belongs to: its header is the form's. */
  form?: string | null;
  /** Somebody sees the page through a preview link. */
  preview?: PreviewBarProps | null;
  children: ReactNode;
}

const PreviewBarLater = lazy(async () => ({ default: (await import('./preview-bar')).PreviewBar }));

/** What surrounds every page. */
export function PageFrame({ field, form = null, preview = null, children }: PageFrameProps) {
  const t = useTexts(frameTexts);
  const report = useReportPath();
  const PreviewBar = useContext(PreviewBarAtOnce) ?? PreviewBarLater;
  useMirrors();
  return (
    <>
      <nav aria-label={t('skipLinks')}>
        <a className="skip" href="#main">
          {t('skipToMain')}
        </a>
        {form === null && report !== null && (
          <SiteLink className="skip" href={report}>
            {t('skipToReport')}
          </SiteLink>
        )}
      </nav>
      <StormBanner />
      {form === null ? <Masthead field={field} /> : <FormMasthead title={form} />}
      <main id="main" tabIndex={-1}>
        {preview && (
          <Suspense>
            <PreviewBar {...preview} />
          </Suspense>
        )}
        <FormsClosed />
        {children}
      </main>
      <ConsentBanner />
      <PageFooter isForm={form !== null} />
    </>
  );
}
