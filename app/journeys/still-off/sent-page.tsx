import { incidentUrl } from '~/domain/incident/for-address';
import { stillOff as stillOffTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

export interface StillOffSent {
  /** Null if the URL does not say. */
  readonly incident: string | null;
  /** Null for a browser without cookies. */
  readonly reference: string | null;
}

/** The report is stored before this page is shown. */
export function StillOffSentPage({ incident, reference }: StillOffSent) {
  const t = useTexts(stillOffTexts);
  const back = incident === null ? '/power-cut' : incidentUrl(incident, null);
  return (
    <>
      <BackLink href={back} label={t('stillBack')}>
        {t('stillBack')}
      </BackLink>
      <div className="wrap indent page-end flow-l">
        <div className="notice" data-s="restored" role="status">
          <Icon name="tick" />
          <div className="flow">
            <h1>{t('stillSentTitle')}</h1>
            <p className="lead">{t('stillSentText')}</p>
            {reference && (
              <p>
                {t('stillSentReference')} <b>{reference}</b>.
              </p>
            )}
          </div>
        </div>
        <p>
          <ButtonLink href="/power-cut">{t('stillSentHome')}</ButtonLink>
        </p>
      </div>
    </>
  );
}
