import { type ReactNode } from 'react';
import { cost as costTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { pounds } from '~/domain/demand';
import type { CostOutcome, CostResult } from './cost-data';

/** The heading of an outcome: of the page's part, or of the pop-up. */
export function useOutcomeTitle(): (outcome: CostOutcome) => string {
  const t = useTexts(costTexts);
  return (outcome) => (outcome.kind === 'success' ? t('costResultTitle') : t(`cost${outcome.why}Title`));
}

/** The result, or the error. Specification: lookup, section 2 "Cost calculator" and section 8; decision L-725. */
export function CostOutcomePanel({ outcome, heading }: { outcome: CostOutcome; heading?: ReactNode }) {
  const t = useTexts(costTexts);
  return (
    <div className="flow" data-cost-outcome="">
      {heading}
      {outcome.kind === 'success' ? (
        <Result {...outcome.result} />
      ) : (
        <p className="lead">{t(`cost${outcome.why}Body`)}</p>
      )}
    </div>
  );
}

function Result({ postcode, kva, min, avg, max, area, demandRange }: CostResult) {
  const t = useTexts(costTexts);
  const rows = [
    [t('costMin'), pounds(min)],
    [t('costAvg'), pounds(avg)],
    [t('costMax'), pounds(max)],
    [t('costArea'), area],
    [t('costDemandRange'), demandRange],
  ];
  return (
    <>
      <p className="lead">{t('costResultLead', { kva: kva.toLocaleString('en-GB'), postcode, avg: pounds(avg) })}</p>
      <dl className="answers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('costResultNote')}</p>
    </>
  );
}
