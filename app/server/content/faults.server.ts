import { parseBlocks } from '~/blocks/parse-blocks';
import type { Forms } from '../forms/forms';
import type { Content } from './content';
import type { UmbracoContent } from './umbraco/create.server';
import type { ContentFault } from './umbraco/read-content';

interface Gateways {
  readonly content: Content;
  readonly contentSystem: Pick<UmbracoContent, 'faults'> | null;
  readonly forms: Pick<Forms, 'refused'>;
}

/** Everything in the content that visitors do not get to see because it does not fit, with place and reason. */
export function contentFaults({ content, contentSystem, forms }: Gateways): ContentFault[] {
  const ofForms = forms
    .refused()
    .flatMap(({ file, faults }) =>
      faults.map(({ place, reason }) => ({ page: file, block: null, field: place, reason })),
    );
  if (contentSystem) return [...contentSystem.faults(), ...ofForms];
  const faults: ContentFault[] = [];
  for (const route of content.routes()) {
    const page = content.page(route);
    const blocks = [...(page?.blocks ?? []), ...Object.values(page?.slots ?? {}).flat()];
    parseBlocks(blocks, route, ({ type, reason, detail }) =>
      faults.push({ page: route, block: type, field: '', reason: detail ?? reason }),
    );
  }
  return [...faults, ...ofForms];
}
