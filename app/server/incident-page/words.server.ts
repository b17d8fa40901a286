import type { Block } from '~/blocks/block';
import { textsOf } from '~/cms/texts';
import { incidentWords } from '~/cms/texts/incident-words';
import type { TownOf } from '~/incident-view/place';
import type { IncidentTexts } from '~/incident-view/when';
import type { IncidentVariant } from '~/domain/incident/variant';
import { blocksOf } from '../blocks.server';
import type { Content } from '../content/content';

export const INCIDENT_ROUTE = '/power-cut/incident';

export interface PageWords {
  readonly t: IncidentTexts;
  /** What content places on this variant of the page. */
  readonly blocks: readonly Block[];
}

const isHeader = ({ type }: Block) => type === 'PlannedIncidentHeader' || type === 'UnplannedIncidentHeader';

/** The words of one variant: the dictionary's, then those that its header block brings, which then travel no further. */
export function pageWords(content: Pick<Content, 'page' | 'dictionary'>, variant: IncidentVariant): PageWords {
  const blocks = blocksOf(content.page(INCIDENT_ROUTE)?.slots[variant], `${INCIDENT_ROUTE} ${variant}`);
  const wording = blocks.flatMap((block) => (isHeader(block) && 'wording' in block.props ? [block.props.wording] : []));
  const t = textsOf(incidentWords, Object.assign({}, content.dictionary(), ...wording));
  return {
    t,
    blocks: blocks.map((block) => (isHeader(block) ? ({ type: block.type, props: { wording: {} } } as Block) : block)),
  };
}

/** Names the town that a sector belongs to, as far as the settings know towns. */
export function townsOf(places: readonly { name: string; outcodes: readonly string[] }[]): TownOf {
  return (sector) => places.find(({ outcodes }) => outcodes.includes(sector.split(' ')[0] ?? ''))?.name ?? null;
}
