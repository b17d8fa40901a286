import type { CollectionName } from '~/cms/collections/schemas';
import { parseBlocks } from '~/blocks/parse-blocks';
import type { Forms } from './forms/forms';
import type { Content } from './content';
import type { ContentFault } from './fault';
import type { PageContent } from './schema';

interface Gateways {
  readonly content: Pick<Content, 'faults'>;
  readonly forms: Pick<Forms, 'refused'>;
}

/**
 * Returns the blocks that are not shown because they cannot be read, and the invalid parts of
 * others.
 */
export function blockFaults(pages: Iterable<PageContent>): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const { route, blocks, slots } of pages)
    parseBlocks(
      [...blocks, ...Object.values(slots).flat()],
      route,
      ({ type, reason, field, detail }) =>
        faults.push({ page: route, block: type, field: field ?? '', reason: detail ?? reason }),
    );
  return faults;
}

/** Returns all content that is not shown because it is invalid, with place and reason. */
export function contentFaults({ content, forms }: Gateways): ContentFault[] {
  const ofForms = forms
    .refused()
    .flatMap(({ source, faults }) =>
      faults.map(({ place, reason }) => ({ page: source, block: null, field: place, reason })),
    );
  return [...content.faults(), ...ofForms];
}

/** A list item that is not shown at all: its title, and each field in the way with the reason. */
export interface HiddenItem {
  readonly title: string;
  readonly reasons: readonly { readonly field: string; readonly reason: string }[];
}

/** Returns the items of a list that are not shown, for previews of the page they belong on. */
export function hiddenItems(faults: readonly ContentFault[], list: CollectionName): HiddenItem[] {
  const ofList = faults.filter(({ item }) => item?.list === list && !item.isShown);
  return [...new Set(ofList.map(({ page }) => page))].map((page) => {
    const reasons = ofList.filter((fault) => fault.page === page);
    return {
      title: reasons[0]?.item?.title ?? page,
      reasons: reasons.map(({ field, reason }) => ({ field, reason })),
    };
  });
}
