import { listTexts } from '~/cms/texts/list';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/cms/use-texts';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import { PhoneLink } from '~/ui/phone-link';

/** What to do when one's own power cut is not in the list. The report button follows the live flag. */
export function NotInList() {
  const t = useTexts(listTexts);
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons } = useLive();
  return (
    <Panel labelledBy="not-in-list">
      <h2 className="h3" id="not-in-list">
        {t('listNotHere')}
      </h2>
      <p className="row">
        {!disableReportAPowerCutButtons && (
          <ButtonLink href={reportPowerCutUrl} icon="power-cut">
            {t('listReport')}
          </ButtonLink>
        )}
        <PhoneLink phone="105" className="act">
          <Icon name="phone" />
          {t('listCall')}
        </PhoneLink>
      </p>
    </Panel>
  );
}
