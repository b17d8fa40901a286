import type { ComponentType } from 'react';
import type { Block } from '~/blocks/block';
import { ContactItems } from '~/blocks/guidance/contact-items/contact-items';
import { IsPowerOffCta } from '~/blocks/power-cut/is-power-off-cta/is-power-off-cta';
import { Messaging } from '~/blocks/actions/messaging/messaging';
import { NotFoundCard } from '~/blocks/cards/not-found-card/not-found-card';
import { PlannedIncidentHeader } from '~/blocks/power-cut/planned-incident-header/planned-incident-header';
import { RichText } from '~/blocks/words/rich-text/rich-text';
import { UnplannedIncidentHeader } from '~/blocks/power-cut/unplanned-incident-header/unplanned-incident-header';

/**
 * The incident page re-renders while it is open, so every phone downloads them all: keep the list
 * short.
 */
const components = {
  ContactItems,
  IsPowerOffCta,
  Messaging,
  NotFoundCard,
  PlannedIncidentHeader,
  RichText,
  UnplannedIncidentHeader,
} as const;

export type IncidentBlock = Block<keyof typeof components>;
export const isIncidentBlock = (block: Block): block is IncidentBlock =>
  Object.hasOwn(components, block.type);
export const isHeaderBlock = ({ type }: Block): boolean =>
  type === 'PlannedIncidentHeader' || type === 'UnplannedIncidentHeader';

/** TypeScript cannot follow the pair of block and component through a union. */
export function IncidentBlocks({ blocks }: { blocks: readonly IncidentBlock[] }) {
  return (
    <>
      {blocks.map((block, index) => {
        const Component = components[block.type] as ComponentType<object>;
        return <Component key={index} {...block.props} />;
      })}
    </>
  );
}
