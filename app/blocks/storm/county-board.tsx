import { roundedDown } from '~/domain/incident/customers';
import { listQuery } from '~/domain/incident/list/list-query';
import type { StormCount } from '~/domain/incident/storm/homes-off';
import type { Instant } from '~/domain/time/instant';
import { endInTable } from '~/domain/time/speak-time';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { SiteLink } from '~/ui/site-link';

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
            {t(count.uncounted > 0 ? 'stormBoardAtLeast' : 'stormBoardOff')}
          </th>
          <th scope="col" className="n">
            {t('stormBoardBy')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isCounty, off, uncounted, mostBackBy }, index) => (
          <tr key={name} className={index === rows.length - 1 ? 'total' : undefined}>
            <th scope="row">
              {isCounty ? (
                <SiteLink href={`/power-cut${listQuery({ find: name })}`}>{name}</SiteLink>
              ) : (
                name
              )}
            </th>
            <td className="n">
              {(uncounted > 0 ? roundedDown(off) : off).toLocaleString('en-GB')}
            </td>
            <td className="n t">
              {mostBackBy === null ? t('stormBoardNoTime') : endInTable(mostBackBy, now, times)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
