import { cost as costTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useActionResult } from '~/forms/fixed/action-result';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { costSchema, type CostAsked } from '~/forms/schemas/cost';
import { ActionLink } from '~/ui/action-link';
import { FocusOnMount } from '~/ui/focus-on-mount';
import { BackLink } from '~/ui/back-link';
import { ErrorSummary } from '~/ui/error-summary';
import { COST_PATH, type CostOutcome, type CostPageData, type CostResult } from './cost-data';
import { CostFields } from './cost-fields';
import { type ReactNode, useState, type FormEvent } from 'react';
import { pounds } from '~/domain/demand';

/** The result comes above the form, on a new page or in place with JavaScript. */
export function CostPage(data: CostPageData) {
  const t = useTexts(costTexts);
  const { values } = data;
  const { fetcher } = useActionResult(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { outcome, isSubmitting, round, onSubmit } = useCost();
  const found = outcome ?? data.outcome;
  return (
    <>
      <BackLink href="/" label={t('costBack')}>
        {t('costBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <ErrorSummary heading={t('costErrorHeading')} errors={errors} />
          <h1>{t('costTitle')}</h1>
          {found ? (
            <Outcome key={round} outcome={found} arrives={round > 0} />
          ) : (
            <p className="lead">{t('costText')}</p>
          )}
          <FixedForm
            schema={costSchema}
            say={t}
            action={COST_PATH}
            method="get"
            values={values}
            fetcher={fetcher}
            onErrors={onErrors}
            onSubmit={onSubmit}
          >
            <CostFields isSubmitting={isSubmitting} />
          </FixedForm>
          <p role="status" className="sending">
            {isSubmitting ? t('costSubmitting') : ''}
          </p>
        </div>
      </div>
    </>
  );
}

/** Takes the focus if it arrives without a page load. */
function Outcome({ outcome, arrives }: { outcome: CostOutcome; arrives: boolean }) {
  const t = useTexts(costTexts);
  const titleOf = useOutcomeTitle();
  const words = (
    <>
      <CostOutcomePanel outcome={outcome} heading={<h2>{titleOf(outcome)}</h2>} />
      <p>
        <ActionLink href="#postcode" icon="refresh">
          {t('costAgain')}
        </ActionLink>
      </p>
    </>
  );
  return arrives ? (
    <FocusOnMount className="panel flow">{words}</FocusOnMount>
  ) : (
    <div className="panel flow">{words}</div>
  );
}

export function useOutcomeTitle(): (outcome: CostOutcome) => string {
  const t = useTexts(costTexts);
  return (outcome) =>
    outcome.kind === 'success' ? t('costResultTitle') : t(`cost${outcome.why}Title`);
}

export function CostOutcomePanel({
  outcome,
  heading,
}: {
  outcome: CostOutcome;
  heading?: ReactNode;
}) {
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
      <p className="lead">
        {t('costResultLead', { kva: kva.toLocaleString('en-GB'), postcode, avg: pounds(avg) })}
      </p>
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

interface Wire {
  Min: number;
  Avg: number;
  Max: number;
  Area: string;
  DemandRange: string;
}

async function ask({ postcode, kva }: CostAsked): Promise<CostOutcome> {
  const query = new URLSearchParams({ postcode, kva: String(kva) }).toString();
  try {
    const answer = await fetch(`/api/calculator?${query}`, {
      headers: { Accept: 'application/json' },
    });
    if (answer.status === 404) return { kind: 'error', why: 'NoData' };
    if (!answer.ok) return { kind: 'error', why: 'Failed' };
    const { Min, Avg, Max, Area, DemandRange } = (await answer.json()) as Wire;
    const result = {
      postcode,
      kva,
      min: Min,
      avg: Avg,
      max: Max,
      area: Area,
      demandRange: DemandRange,
    };
    return { kind: 'success', result };
  } catch {
    return { kind: 'error', why: 'Failed' };
  }
}

function useCost() {
  const [outcome, setOutcome] = useState<CostOutcome | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [round, setRound] = useState(0);
  return {
    outcome,
    isSubmitting,
    round,
    onSubmit: (asked: CostAsked, event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSubmitting) return;
      setSubmitting(true);
      void ask(asked).then((found) => {
        setOutcome(found);
        setSubmitting(false);
        setRound((before) => before + 1);
      });
    },
  };
}
