import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { NightNotice } from '~/ui/night-notice';
import { telHref } from '~/ui/phone-link';

/** Nothing is known at all: the list of incidents has never answered. Says so, and whom to call. */
export function NoData({ checkHref }: { checkHref: string }) {
  const t = useTexts(incidentTexts);
  return (
    <NightNotice icon="warning" chip={t('chipNoPicture')} title={t('noPictureTitle')} lead={t('noPictureText')}>
      <ButtonLink href={telHref('105')} icon="phone">
        {t('callNumber', { phone: '105' })}
      </ButtonLink>
      <a className="btn second" href={checkHref}>
        {t('tryAgain')}
      </a>
    </NightNotice>
  );
}
