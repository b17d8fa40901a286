import { Island } from '~/blocks/parts/island';
import { area as areaTexts, distributor as distributorTexts } from '#words/en.json';
import { searchTexts } from '~/words/search';
import { useRouter } from '~/ui/router';
import SearchBoxIsland, { type SearchBoxProps } from './search-box-island';

/** The texts of the island, which only the server needs to pass on. */
const TEXTS = import.meta.env.SSR ? [searchTexts, distributorTexts, areaTexts] : [];

/**
 * The address search field: a GET form to the search page, and a dialog with JavaScript. On a
 * content page its code loads on first use. Specification: lookup, section 2 "Address search
 * modal".
 */
export function SearchBox(props: SearchBoxProps) {
  const router = useRouter();
  if (router || !import.meta.env.SSR) return <SearchBoxIsland {...props} />;
  return (
    <Island
      name="search/search-box"
      of={SearchBoxIsland}
      props={props}
      texts={TEXTS}
      when="asked"
    />
  );
}
