import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { emergencyNumber } from '#operator/profile.json';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { planned as plannedTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { TEXT_UPDATES } from '~/journeys/text-updates/sign-up-data';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { PhoneLink } from '~/ui/phone-link';

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.content });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, plannedTexts);
  return pageMeta(matches, { title: t('textFailureTitle'), description: t('textFailureText') });
};

export default function TextUpdatesFailure() {
  const t = useTexts(plannedTexts);
  return (
    <>
      <BackLink href="/" label={t('plannedBack')}>
        {t('plannedBack')}
      </BackLink>
      <div className="wrap indent page-end flow-l">
        <h1>{t('textFailureTitle')}</h1>
        <p className="lead">{t('textFailureText')}</p>
        <p>
          {t('textFailureCall')} <PhoneLink phone={emergencyNumber} />.
        </p>
        <p>
          <ButtonLink href={TEXT_UPDATES}>{t('textFailureAgain')}</ButtonLink>
        </p>
        <p>
          <ActionLink href="/" icon="home">
            {t('textFailureHome')}
          </ActionLink>
        </p>
      </div>
    </>
  );
}
