import { emergencyNumber } from '#operator/profile.json';
import { frame as frameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';

export type ProblemKind = 'notFound' | 'error' | 'busy' | 'badRequest' | 'serviceDown';

export const problemOf = (status: number): ProblemKind => {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'badRequest' : 'error';
};

/** If the fault is ours, the server inserts the code to quote (entry.server). */
export function Problem({ kind, retryHref }: { kind: ProblemKind; retryHref?: string }) {
  const t = useTexts(frameTexts);
  return (
    <div className="wrap indent band">
      <div className="flow-l">
        <h1>{t(`${kind}Title`)}</h1>
        <p className="lead">{t(`${kind}Text`)}</p>
        <p>
          {t('errorCall')} <PhoneLink phone={emergencyNumber} /> {t('errorCallAfter')}{' '}
          {t('errorDanger')}{' '}
          {(kind === 'error' || kind === 'serviceDown') && (
            <span id="quote" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          )}
        </p>
        <h2 className="hide">{t('waysOn')}</h2>
        <p className="row">
          {retryHref && (
            <SiteLink reloadDocument className="btn" href={retryHref}>
              {t('tryAgain')}
            </SiteLink>
          )}
          <ButtonLink href="/" second={Boolean(retryHref)}>
            {t('goHome')}
          </ButtonLink>
          {kind !== 'serviceDown' && (
            <ButtonLink href="/power-cut" second>
              {t('goPowerCuts')}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}
