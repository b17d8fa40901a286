import { costTexts } from '~/cms/texts/cost';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Dialog } from '~/ui/dialog';
import { ErrorSummary } from '~/ui/error-summary';
import { COST_PATH, type CostPageData } from './cost-data';
import { CostFields, costMessage } from './cost-fields';
import { CostOutcomePanel, useOutcomeTitle } from './cost-outcome';
import { CostPicture } from './cost-picture';
import { useCost } from './use-cost';

/** The cost calculator: a form whose answer is a page, and a pop-up where JavaScript runs. Specification: lookup, section 2. */
export function CostPage({ values, problems: given, outcome }: CostPageData) {
  const t = useTexts(costTexts);
  const titleOf = useOutcomeTitle();
  const { state, problems, summary, close, formProps } = useCost(given);
  const isSubmitting = state.kind === 'submitting';
  return (
    <>
      <BackLink href="/" label={t('costBack')}>
        {t('costBack')}
      </BackLink>
      <div className="wrap indent page-end cols">
        <div className="flow-l form">
          <ErrorSummary
            heading={t('costErrorHeading')}
            errors={summary.map((problem) => ({ field: problem.field, message: costMessage(problem, t) }))}
          />
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
          <form action={COST_PATH} method="get" {...formProps}>
            <CostFields values={values} problems={problems} isSubmitting={isSubmitting} />
          </form>
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
