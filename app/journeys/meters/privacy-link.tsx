import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { PRIVACY_PATH } from './mpan-paths';

export function PrivacyLink() {
  const t = useTexts(mpanTexts);
  return (
    <p className="toggle">
      <a href={PRIVACY_PATH}>{t('mpanPrivacy')}</a>
    </p>
  );
}
