import { useEffect } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { ErrorSummary } from '~/ui/error-summary';

/** What is wrong, first in the page; the title says so too, also when the page was not left. */
export function ProblemSummary({ errors }: { errors: readonly { field: string; message: string }[] }) {
  const t = useTexts(mpanTexts);
  const isWrong = errors.length > 0;
  useEffect(() => {
    const plain = document.title.replace(/^Error: /, '');
    document.title = isWrong ? `Error: ${plain}` : plain;
  }, [isWrong]);
  return (
    <ErrorSummary heading={t('mpanErrorHeading')} errors={errors}>
      {t('mpanErrorText')}
    </ErrorSummary>
  );
}
