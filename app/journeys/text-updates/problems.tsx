import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import type { Failure } from './sign-up-data';

/** First on the page: errors in the answers, or the failure on our side. */
export function Problems({
  errors,
  failure,
}: Pick<ErrorSummaryProps, 'errors'> & { failure: Failure | null }) {
  const t = useTexts(textUpdateTexts);
  return (
    <>
      <ErrorSummary heading={t('textErrorSummary')} errors={errors}>
        {t('textErrorKept')}
      </ErrorSummary>
      {failure && (
        <div role="alert">
          <Notice status="cut" icon="warning" heading={failure.title}>
            <p>{failure.body}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
