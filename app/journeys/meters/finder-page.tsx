import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { MeterHelp } from './meter-help';
import { METER_PATH, mpanForms } from './mpan-paths';

export function FinderPage() {
  const t = useTexts(mpanTexts);
  return (
    <>
      <BackLink href="/" label={t('mpanBack')}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <h1>{t('mpanFinderTitle')}</h1>
          <p className="lead">{t('mpanFinderText')}</p>
          <FinderWays />
          <MeterHelp />
          <p className="soft">{t('mpanHaveBill')}</p>
        </div>
      </div>
    </>
  );
}

export function FinderWays() {
  const t = useTexts(mpanTexts);
  return (
    <p className="row finder-ways">
      <ButtonLink href={mpanForms.address.path} icon="home">
        {t('mpanByAddress')}
      </ButtonLink>
      <span>{t('mpanOr')}</span>
      <ButtonLink href={METER_PATH} icon="meter" second>
        {t('mpanByMeterNumber')}
      </ButtonLink>
    </p>
  );
}
