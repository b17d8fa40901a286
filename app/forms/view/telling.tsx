import { formPageTexts } from '~/cms/texts/form-page';
import { useTexts } from '~/cms/use-texts';
import { Notice } from '~/ui/notice';
import { type Telling as Kind } from './page-data';

/** What happened to the answers, above the questions. */
export function Telling({ telling }: { telling: Kind | null }) {
  const t = useTexts(formPageTexts);
  if (!telling) return null;
  const says = {
    gone: [t('formGoneTitle'), t('formGone')],
    changed: [null, t('formChanged')],
    'changed-lost': [null, t('formChangedLost')],
    unavailable: [t('formUnavailableHeading'), t('formUnavailable')],
    'too-many': [t('formTooManyHeading'), t('formTooMany')],
  } as const;
  const [heading, text] = says[telling];
  const isFailure = telling === 'unavailable' || telling === 'too-many';
  return (
    <div role={isFailure ? 'alert' : undefined}>
      <Notice status={isFailure ? 'cut' : 'aware'} icon={isFailure ? 'warning' : 'info'} heading={heading}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
