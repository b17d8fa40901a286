import { searchBox as searchBoxTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { searchHref, type SearchPurpose } from './search-path';
import { useSearchDialog } from './use-search-dialog';
import { SiteLink } from '~/ui/site-link';

export interface ChangeAddressProps extends SearchPurpose {
  value?: string;
  className?: string;
  label?: string;
}

/** A link to the search page, which opens the dialog with JavaScript. */
export function ChangeAddress({ value = '', className, label, ...purpose }: ChangeAddressProps) {
  const t = useTexts(searchBoxTexts);
  const { openDialog, dialog } = useSearchDialog(purpose);
  return (
    <>
      <SiteLink
        reloadDocument
        className={className}
        href={searchHref(purpose, value)}
        onClick={(event) => {
          const plainClick =
            event.button === 0 &&
            !event.metaKey &&
            !event.ctrlKey &&
            !event.shiftKey &&
            !event.altKey;
          if (plainClick && openDialog(value)) event.preventDefault();
        }}
      >
        {label ?? t('addressSearchChange')}
      </SiteLink>
      {dialog}
    </>
  );
}
