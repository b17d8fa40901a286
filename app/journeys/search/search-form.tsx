import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { PurposeFields } from './purpose-fields';
import { SearchField } from './search-field';
import { SEARCH_PATH, type SearchPurpose } from './search-path';

export interface SearchFormProps {
  purpose: SearchPurpose;
  value: string;
  error: string | null;
}

/** The field of the search page itself: searching again stays on the page. */
export function SearchForm({ purpose, value, error }: SearchFormProps) {
  const t = useTexts(searchTexts);
  const { postcodeOnly = false } = purpose;
  const label = t(postcodeOnly ? 'addressSearchPostcodeLabel' : 'addressSearchLabel');
  return (
    <form action={SEARCH_PATH} method="get" role="search" aria-label={label}>
      <PurposeFields purpose={purpose} />
      <SearchField id="value" label={label} postcodeOnly={postcodeOnly} defaultValue={value} error={error}>
        <Button icon="search">{t('addressSearchButton')}</Button>
      </SearchField>
    </form>
  );
}
