import { emergencyNumber } from '#operator/profile.json';
import { incident as incidentTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';

/** Danger and health come first, with a phone number and not behind a menu. */
export function HealthNotice() {
  const t = useTexts(incidentTexts);
  return (
    <Notice icon="person" heading={t('healthTitle')}>
      <p>
        {t('healthText')} <PhoneLink phone={emergencyNumber} /> {t('healthTextAfter')}
      </p>
    </Notice>
  );
}

export function DangerNotice() {
  const t = useTexts(incidentTexts);
  return (
    <Notice status="cut" icon="warning" heading={t('dangerTitle')}>
      <p>
        {t('dangerText')} <PhoneLink phone={emergencyNumber} />. {t('dangerTextHurt')}{' '}
        <PhoneLink phone="999" />.
      </p>
    </Notice>
  );
}

/**
 * Hidden by the live flag disableReportAPowerCutButtons; 105, which works in a power cut, stays in
 * the masthead and the footer.
 */
export function ReportLink() {
  const t = useTexts(incidentTexts);
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons } = useLive();
  if (disableReportAPowerCutButtons) return null;
  return (
    <p>
      <ActionLink href={reportPowerCutUrl} icon="power-cut">
        {t('report')}
      </ActionLink>
    </p>
  );
}

export function StayInformed({ reference }: { reference: string }) {
  const t = useTexts(incidentTexts);
  const query = new URLSearchParams({ incidentid: reference }).toString();
  return (
    <p>
      <ActionLink href={`/power-cut/stay-informed?${query}`} icon="info">
        {t('stayInformed')}
      </ActionLink>
    </p>
  );
}
