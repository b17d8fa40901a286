import { emergencyNumber } from '#operator/profile.json';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';

export function ReportFirst() {
  const t = useTexts(listTexts);
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons } = useLive();
  return (
    <p className="row">
      {!disableReportAPowerCutButtons && (
        <ButtonLink href={reportPowerCutUrl} icon="power-cut">
          {t('listReport')}
        </ButtonLink>
      )}
      <PhoneLink phone={emergencyNumber} className="act">
        <Icon name="phone" />
        {t('listCall')}
      </PhoneLink>
    </p>
  );
}
