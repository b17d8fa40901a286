import type { Block } from '~/blocks/block';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import type { IncidentTexts } from '../words/days-in-words';
import type { IncidentVariant } from '~/domain/incident/variant';
import { blocksOf } from '~/journeys/page/blocks.server';
import type { Content } from '~/server/content/content';

export const INCIDENT_ROUTE = '/power-cut/incident';

export interface PageWords {
  readonly t: IncidentTexts;
  readonly blocks: readonly Block[];
}

const isHeader = ({ type }: Block) =>
  type === 'PlannedIncidentHeader' || type === 'UnplannedIncidentHeader';

/**
 * The dictionary overridden by the header block's texts, which then need not be sent themselves.
 */
export function pageWords(
  content: Pick<Content, 'page' | 'dictionary'>,
  variant: IncidentVariant,
): PageWords {
  const blocks = blocksOf(
    content.page(INCIDENT_ROUTE)?.slots[variant],
    `${INCIDENT_ROUTE} ${variant}`,
  );
  const wording = blocks.flatMap((block) =>
    isHeader(block) && 'wording' in block.props ? [block.props.wording] : [],
  );
  const t = textsOf(incidentWords, Object.assign({}, content.dictionary(), ...wording));
  return {
    t,
    blocks: blocks.map((block) =>
      isHeader(block) ? { type: block.type, props: { wording: {} } } : block,
    ),
  };
}
