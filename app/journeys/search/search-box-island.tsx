import { searchBox as searchBoxTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { PurposeFields } from './purpose-fields';
import { SearchField } from './search-field';
import { SEARCH_PATH, type SearchPurpose } from './search-path';
import { useSearchDialog } from './use-search-dialog';
import { SiteForm } from '~/ui/site-form';

export interface SearchBoxProps extends SearchPurpose {
  value?: string;
  label?: string | undefined;
  hint?: boolean;
  placeholder?: string;
  button?: string | undefined;
  second?: boolean;
  big?: boolean;
  id?: string;
}

export default function SearchBoxIsland({
  mode,
  postcodeOnly = false,
  returnTo,
  ownOnly,
  value = '',
  label,
  hint,
  placeholder,
  button,
  second,
  big,
  id = `search-${mode}`,
}: SearchBoxProps) {
  const t = useTexts(searchBoxTexts);
  const purpose = { mode, postcodeOnly, returnTo, ownOnly };
  const { openDialog, dialog } = useSearchDialog(purpose);
  const words = label ?? t(postcodeOnly ? 'addressSearchPostcodeLabel' : 'addressSearchLabel');
  return (
    <>
      <SiteForm
        action={SEARCH_PATH}
        method="get"
        role="search"
        aria-label={words}
        onSubmit={(event) => {
          const typed = new FormData(event.currentTarget).get('value');
          if (openDialog(typeof typed === 'string' ? typed : '')) event.preventDefault();
        }}
      >
        <PurposeFields purpose={purpose} />
        <SearchField
          id={id}
          label={words}
          postcodeOnly={postcodeOnly}
          defaultValue={value}
          {...{ hint, placeholder, big }}
        >
          <Button icon={second ? undefined : 'search'} second={second}>
            {button ?? t('addressSearchButton')}
          </Button>
        </SearchField>
      </SiteForm>
      {dialog}
    </>
  );
}
