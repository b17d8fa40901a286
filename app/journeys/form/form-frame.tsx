import type { ReactNode } from 'react';
import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import type { DraftNotice as Kind } from './page-data';
import { Notice } from '~/ui/notice';

const FAILURES: ReadonlySet<Kind> = new Set<Kind>([
  'unavailable',
  'too-many',
  'too-often',
  'busy',
  'too-much',
  'too-slow',
]);

function DraftNotice({ draftNotice }: { draftNotice: Kind | null }) {
  const t = useTexts(formPageTexts);
  if (!draftNotice) return null;
  const says = {
    preview: [t('formPreviewTitle'), t('formPreview')],
    gone: [t('formGoneTitle'), t('formGone')],
    'gone-kept': [t('formGoneKeptTitle'), t('formGoneKept')],
    changed: [null, t('formChanged')],
    'changed-lost': [null, t('formChangedLost')],
    unavailable: [t('formUnavailableHeading'), t('formUnavailable')],
    'too-many': [t('formTooManyHeading'), t('formTooMany')],
    'too-often': [t('formTooManyHeading'), t('formTooOften')],
    busy: [t('formBusyHeading'), t('formBusy')],
    'too-much': [t('formTooMuchHeading'), t('formTooMuch')],
    'too-slow': [t('formTooSlowHeading'), t('formTooSlow')],
  } as const;
  const [heading, text] = says[draftNotice];
  const isFailure = FAILURES.has(draftNotice);
  return (
    <div role={isFailure ? 'alert' : undefined}>
      <Notice
        status={isFailure ? 'cut' : 'aware'}
        icon={isFailure ? 'warning' : 'info'}
        heading={heading}
      >
        <p>{text}</p>
      </Notice>
    </div>
  );
}

export interface FormFrameProps {
  back: string | null;
  draftNotice?: Kind | null;
  summary?: ReactNode;
  children: ReactNode;
}

export function FormFrame({ back, draftNotice = null, summary, children }: FormFrameProps) {
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
          <DraftNotice draftNotice={draftNotice} />
          {children}
        </div>
      </div>
    </>
  );
}
