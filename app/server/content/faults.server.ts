import { parseBlocks } from '~/blocks/parse-blocks';
import type { Forms } from './forms/forms';
import type { Content, ContentFault } from './content';
import type { PageContent } from './schema';

interface Gateways {
  readonly content: Pick<Content, 'faults'>;
  readonly forms: Pick<Forms, 'refused'>;
}

/** Which blocks of pages are not shown because they cannot be read, and which parts of the others. */
export function blockFaults(pages: Iterable<PageContent>): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const { route, blocks, slots } of pages)
    parseBlocks([...blocks, ...Object.values(slots).flat()], route, ({ type, reason, field, detail }) =>
      faults.push({ page: route, block: type, field: field ?? '', reason: detail ?? reason }),
    );
  return faults;
}

/** Everything in the content that visitors do not get to see because it does not fit, with place and reason. */
export function contentFaults({ content, forms }: Gateways): ContentFault[] {
  const ofForms = forms
    .refused()
    .flatMap(({ source, faults }) =>
      faults.map(({ place, reason }) => ({ page: source, block: null, field: place, reason })),
    );
  return [...content.faults(), ...ofForms];
}
