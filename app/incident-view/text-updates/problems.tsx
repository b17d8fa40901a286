import { textUpdateTexts } from '~/cms/texts/text-updates';
import { useTexts } from '~/cms/use-texts';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import type { Failure, Problem } from './sign-up-data';

/** First on the page after a form that did not do: what is wrong with the answers, or what failed on our side. */
export function Problems({ problems, failure }: { problems: readonly Problem[]; failure: Failure | null }) {
  const t = useTexts(textUpdateTexts);
  return (
    <>
      <ErrorSummary heading={t('textErrorSummary')} errors={problems}>
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
