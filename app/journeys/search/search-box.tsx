import { Island } from '~/blocks/parts/island';
import { area as areaTexts, distributor as distributorTexts } from '#words/en.json';
import { searchTexts } from '~/words/search';
import { useRouter } from '~/ui/router';
import SearchBoxIsland, { type SearchBoxProps } from './search-box-island';

/** Only the server needs to pass on the island's texts. */
const TEXTS = import.meta.env.SSR ? [searchTexts, distributorTexts, areaTexts] : [];

/**
 * A GET form to the search page, and a dialog with JavaScript. On a content page its code loads on
 * first use.
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
