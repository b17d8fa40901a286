import { useId } from 'react';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { ChoiceForm, type ChoiceFormProps } from './choice-form';
import type { Found } from './found';
import { ResultList } from './result-list';

/** How many results there are, in words, with the list to choose from. */
export function Results({
  value,
  found,
  ...form
}: { value: string; found: readonly Found[] } & Omit<ChoiceFormProps, 'children'>) {
  const t = useTexts(searchTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className="h3 list-h" id={headingId}>
        {t('addressResults', { count: found.length, value })}
      </h2>
      <ChoiceForm {...form}>
        <ResultList found={found} labelledBy={headingId} />
      </ChoiceForm>
    </section>
  );
}
