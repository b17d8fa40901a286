import { cost as costTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useAnswered } from '~/forms/fixed/answered';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { costSchema } from '~/forms/schemas/cost';
import { ActionLink } from '~/ui/action-link';
import { Arrival } from '~/ui/arrival';
import { BackLink } from '~/ui/back-link';
import { ErrorSummary } from '~/ui/error-summary';
import { COST_PATH, type CostOutcome, type CostPageData } from './cost-data';
import { CostFields } from './cost-fields';
import { CostOutcomePanel, useOutcomeTitle } from './cost-outcome';
import { CostPicture } from './cost-picture';
import { useCost } from './use-cost';

/** The cost calculator: a form whose answer stands above it, on a page of its own address or in place where JavaScript runs. Specification: lookup, section 2. */
export function CostPage(data: CostPageData) {
  const t = useTexts(costTexts);
  const { values } = data;
  const { fetcher } = useAnswered(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { outcome, isSubmitting, round, onSubmit } = useCost();
  const found = outcome ?? data.outcome;
  return (
    <>
      <BackLink href="/" label={t('costBack')}>
        {t('costBack')}
      </BackLink>
      <div className="wrap indent page-end cols">
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
        <CostPicture />
      </div>
    </>
  );
}

/** What was found, above the form. An answer that came without a new page takes the focus. */
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
  return arrives ? <Arrival className="panel flow">{words}</Arrival> : <div className="panel flow">{words}</div>;
}
