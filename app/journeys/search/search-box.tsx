import { Island } from '~/blocks/parts/island';
import { area as areaTexts, distributor as distributorTexts } from '#words/en.json';
import { searchTexts } from '~/words/search';
import { useRouter } from '~/ui/router';
import SearchBoxIsland, { type SearchBoxProps } from './search-box-island';

/** Where a journey runs nothing of this is asked for. */
const TEXTS = import.meta.env.SSR ? [searchTexts, distributorTexts, areaTexts] : [];

/**
 * The way into the address search: a GET form to the search page, and a dialog where JavaScript runs. On a page of content its code comes
 * when a visitor turns to it. Specification: lookup, section 2 "Address search modal".
 */
export function SearchBox(props: SearchBoxProps) {
  const router = useRouter();
  if (router || !import.meta.env.SSR) return <SearchBoxIsland {...props} />;
  return <Island name="search/search-box" of={SearchBoxIsland} props={props} texts={TEXTS} when="asked" />;
}
