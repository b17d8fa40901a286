import { useId } from 'react';
import type { StormRegion } from '~/cms/collections/storms';
import { storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/** A keyboard must reach what scrolls. */
const REACHABLE = { tabIndex: 0, role: 'region' };
const figure = (count: number) => count.toLocaleString('en-GB');

/** Customers without power by region and county, with their sum. Specification: journeys, section 3 (storm summary). */
export function SummaryTables({ regions, name }: { regions: readonly StormRegion[]; name: string }) {
  const t = useTexts(stormTexts);
  const captionId = useId();
  const counties = regions.flatMap(({ countyData }) => countyData);
  if (counties.length === 0) return null;
  const total = counties.reduce((sum, { customersAffected }) => sum + customersAffected, 0);
  return (
    <div className="table" {...REACHABLE} aria-labelledby={captionId}>
      <table>
        <caption id={captionId}>{t('stormSummaryTitle', { storm: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stormSummaryWhere')}</th>
            <th scope="col" className="n">
              {t('stormSummaryCustomers')}
            </th>
          </tr>
        </thead>
        {regions.map(({ regionName, countyData }) => (
          <tbody key={regionName}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {regionName}
              </th>
            </tr>
            {countyData.map(({ countyName, customersAffected }) => (
              <tr key={countyName}>
                <th scope="row" className="sub">
                  {countyName}
                </th>
                <td className="n">{figure(customersAffected)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className="total">
            <th scope="row">{t('stormSummaryTotal')}</th>
            <td className="n">{figure(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
