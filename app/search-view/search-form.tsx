import type { SearchMode } from '~/domain/address-search';
import { searchTexts } from '~/cms/texts/search';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { SearchField } from './search-field';
import { SEARCH_PATH } from './search-path';

export interface SearchFormProps {
  mode: SearchMode;
  postcodeOnly: boolean;
  returnTo: string | undefined;
  value: string;
  error: string | null;
}

/** The field of the search page itself: searching again stays on the page. */
export function SearchForm({ mode, postcodeOnly, returnTo, value, error }: SearchFormProps) {
  const t = useTexts(searchTexts);
  const label = t(postcodeOnly ? 'addressSearchPostcodeLabel' : 'addressSearchLabel');
  return (
    <form action={SEARCH_PATH} method="get" role="search" aria-label={label}>
      <input type="hidden" name="mode" value={mode} />
      {postcodeOnly && <input type="hidden" name="postcodeOnly" value="true" />}
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <SearchField id="value" label={label} postcodeOnly={postcodeOnly} defaultValue={value} error={error}>
        <Button icon="search">{t('addressSearchButton')}</Button>
      </SearchField>
    </form>
  );
}
