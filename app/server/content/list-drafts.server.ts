import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Collections } from '~/cms/collections/schemas';
import type { Storm } from '~/cms/collections/storms';
import type { WarmPlace } from '~/cms/collections/warm-places';
import { readCollections, type ReadCollections } from './collections.server';
import { DRAFT_LISTS, type ListDrafts } from './content';
import type { PlaceOf } from './read-item';

/** Files below the folder of drafts that are no pages: lists, and the search settings. */
export const isListDraft = (file: string): boolean =>
  file === SEARCH_FILE || file.startsWith(`collections${path.sep}`);
export const SEARCH_FILE = 'search.json';

const keyOf = (item: Storm | WarmPlace): string => ('id' in item ? item.id : item.stormName);

function withDrafts<T extends Storm | WarmPlace>(published: readonly T[], drafts: readonly T[]) {
  const byKey = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const keys = new Set(published.map(keyOf));
  return [
    ...published.map((item) => byKey.get(keyOf(item)) ?? item),
    ...drafts.filter((draft) => !keys.has(keyOf(draft))),
  ];
}

export function readListDrafts(
  dir: string,
  published: Pick<ReadCollections, 'collections' | 'faults'> & Pick<ListDrafts, 'search'>,
  { placeOf, readSearch }: { placeOf: PlaceOf; readSearch: (file: string) => ListDrafts['search'] },
): ListDrafts {
  const { collections: drafts, faults } = readCollections(path.join(dir, 'collections'), placeOf);
  const file = path.join(dir, SEARCH_FILE);
  const search = existsSync(file) ? readSearch(file) : null;
  const lists = DRAFT_LISTS.filter(
    (list) => drafts[list].length > 0 || faults.some(({ item }) => item?.list === list),
  );
  const collections: Collections = {
    ...published.collections,
    storms: withDrafts(published.collections.storms, drafts.storms),
    warmPlaces: withDrafts(published.collections.warmPlaces, drafts.warmPlaces),
  };
  return {
    changed: [...lists, ...(search ? (['search'] as const) : [])],
    collections,
    search: search ?? published.search,
    faults: [...published.faults, ...faults],
  };
}
