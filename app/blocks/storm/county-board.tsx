import { listQuery } from '~/domain/incident/list/list-query';
import type { StormCount } from '~/domain/incident/storm/homes-off';
import type { Instant } from '~/domain/time/instant';
import { shortMoment } from '~/domain/time/speak-time';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/**
 * A storm's table of homes off by county and when most of them should be back, with totals. A
 * county links to its power cuts.
 */
export function CountyBoard({ count, now }: { count: StormCount; now: Instant }) {
  const t = useTexts(stormTexts);
  const times = useTexts(languageTexts);
  if (count.counties.length === 0) return null;
  const rows = [...count.counties, { ...count, name: t('stormBoardTotal'), isCounty: false }];
  return (
    <table className="board">
      <caption>{t('stormBoardTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stormBoardCounty')}</th>
          <th scope="col" className="n">
            {t('stormBoardOff')}
          </th>
          <th scope="col" className="n">
            {t('stormBoardBy')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isCounty, off, mostBackBy }, index) => (
          <tr key={name} className={index === rows.length - 1 ? 'total' : undefined}>
            <th scope="row">{isCounty ? <a href={`/power-cut${listQuery({ find: name })}`}>{name}</a> : name}</th>
            <td className="n">{off.toLocaleString('en-GB')}</td>
            <td className="n t">{mostBackBy === null ? t('stormBoardNoTime') : shortMoment(mostBackBy, now, times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
