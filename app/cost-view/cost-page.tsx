import { costTexts } from '~/cms/texts/cost';
import { useTexts } from '~/cms/use-texts';
import { useAnswered } from '~/forms/fixed/answered';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { costSchema } from '~/forms/schemas/cost';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Dialog } from '~/ui/dialog';
import { ErrorSummary } from '~/ui/error-summary';
import { COST_PATH, type CostPageData } from './cost-data';
import { CostFields } from './cost-fields';
import { CostOutcomePanel, useOutcomeTitle } from './cost-outcome';
import { CostPicture } from './cost-picture';
import { useCost } from './use-cost';

/** The cost calculator: a form whose answer is a page, and a pop-up where JavaScript runs. Specification: lookup, section 2. */
export function CostPage(data: CostPageData) {
  const t = useTexts(costTexts);
  const titleOf = useOutcomeTitle();
  const { values, outcome } = data;
  const { fetcher } = useAnswered(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { state, close, onSubmit } = useCost();
  const isSubmitting = state.kind === 'submitting';
  return (
    <>
      <BackLink href="/" label={t('costBack')}>
        {t('costBack')}
      </BackLink>
      <div className="wrap indent page-end cols">
        <div className="flow-l form">
          <ErrorSummary heading={t('costErrorHeading')} errors={errors} />
          <h1>{t('costTitle')}</h1>
          {outcome ? (
            <div className="panel flow">
              <CostOutcomePanel outcome={outcome} heading={<h2>{titleOf(outcome)}</h2>} />
              <p>
                <ActionLink href="#postcode" icon="refresh">
                  {t('costAgain')}
                </ActionLink>
              </p>
            </div>
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
      {(state.kind === 'success' || state.kind === 'error') && (
        <Dialog open onClose={close} heading={titleOf(state)} closeLabel={t('costClose')}>
          <CostOutcomePanel outcome={state} />
        </Dialog>
      )}
    </>
  );
}
