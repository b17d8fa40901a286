import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { PRIVACY_PATH } from './mpan-paths';

/**
 * The link below every form that asks for an email address. Specification: journeys, section 2
 * (Routes).
 */
export function PrivacyLink() {
  const t = useTexts(mpanTexts);
  return (
    <p className="toggle">
      <a href={PRIVACY_PATH}>{t('mpanPrivacy')}</a>
    </p>
  );
}
