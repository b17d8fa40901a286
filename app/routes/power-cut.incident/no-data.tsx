import { emergencyNumber } from '#operator/profile.json';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { NightNotice } from '~/ui/night-notice';
import { telHref } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';

/** For when the feed has never answered. */
export function NoData({ checkHref }: { checkHref: string }) {
  const t = useTexts(incidentTexts);
  return (
    <NightNotice
      icon="warning"
      chip={t('chipNoPicture')}
      title={t('noPictureTitle')}
      lead={t('noPictureText')}
    >
      <ButtonLink href={telHref(emergencyNumber)} icon="phone">
        {t('callNumber', { phone: emergencyNumber })}
      </ButtonLink>
      <SiteLink className="btn second" href={checkHref}>
        {t('tryAgain')}
      </SiteLink>
    </NightNotice>
  );
}
