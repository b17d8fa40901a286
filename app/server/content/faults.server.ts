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

export function contentFaults({ content, forms }: Gateways): ContentFault[] {
  const ofForms = forms
    .refused()
    .flatMap(({ source, faults }) =>
      faults.map(({ place, reason }) => ({ page: source, block: null, field: place, reason })),
    );
  return [...content.faults(), ...ofForms];
}

export interface HiddenItem {
  readonly title: string;
  readonly reasons: readonly { readonly field: string; readonly reason: string }[];
}

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
