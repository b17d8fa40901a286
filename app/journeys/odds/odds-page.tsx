import { Charts } from '~/blocks/data/charts/charts';
import { OLDEST } from '~/domain/odds/course';
import { LEAST_POWER_CUTS, LEAST_TIME } from '~/domain/odds/learned';
import { ENOUGH } from '~/domain/odds/tally';
import { DAY, HOUR } from '~/domain/time/instant';
import { odds as oddsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import type { OddsPageModel } from './odds-model';

export function OddsPage({ state, record }: OddsPageModel) {
  const t = useTexts(oddsTexts);
  return (
    <>
      <BackLink href="/power-cut" label={t('oddsBack')}>
        {t('oddsBack')}
      </BackLink>
      <div className="wrap indent flow-l">
        <h1>{t('oddsTitle')}</h1>
        <p className="lead">{t('oddsLead')}</p>
        <h2>{t('oddsEngineersTitle')}</h2>
        <p>{t('oddsEngineers')}</p>
        <h2 id="like-this">{t('oddsLikeTitle')}</h2>
        <p>{t('oddsLikeText', { enough: ENOUGH })}</p>
        <p>{t('oddsEight')}</p>
        <p>{t('oddsNot')}</p>
        {state.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h2>{t('oddsSilentTitle')}</h2>
        <p>
          {t('oddsSilent', {
            hours: OLDEST / HOUR,
            weeks: LEAST_TIME / (7 * DAY),
            count: LEAST_POWER_CUTS.toLocaleString('en-GB'),
          })}
        </p>
        <h2 id="record">{t('oddsRecordTitle')}</h2>
        <p>{t(record.length > 0 ? 'oddsRecord' : 'oddsRecordNone')}</p>
      </div>
      <Charts title={null} charts={record} />
    </>
  );
}
