import type { ComponentType } from 'react';
import type { Block, BlockOf, BlockProps, BlockType, LiveSurroundings } from './block';
import { ContactItems } from './contact-items/contact-items';
import { HomepagePowerCutSearch } from './homepage-power-cut-search/homepage-power-cut-search';
import { IsPowerOffCta } from './is-power-off-cta/is-power-off-cta';
import { Messaging } from './messaging/messaging';
import { NotFoundCard } from './not-found-card/not-found-card';
import { PlannedIncidentHeader } from './planned-incident-header/planned-incident-header';
import { PlannedPowerCutBanner } from './planned-power-cut-banner/planned-power-cut-banner';
import { RichText } from './rich-text/rich-text';
import { ServiceChooser } from './service-chooser/service-chooser';
import { UnplannedIncidentHeader } from './unplanned-incident-header/unplanned-incident-header';

/**
 * The blocks that also run in the browser, since they are interactive there or stand on a page that changes while it is open
 * (incident, home). Their code is carried by those pages: keep the list short. All others are in components.tsx.
 */
export const hydratedComponents = {
  ContactItems,
  HomepagePowerCutSearch,
  IsPowerOffCta,
  Messaging,
  NotFoundCard,
  PlannedIncidentHeader,
  PlannedPowerCutBanner,
  RichText,
  ServiceChooser,
  UnplannedIncidentHeader,
} as const;

export type HydratedType = keyof typeof hydratedComponents & BlockType;
export type HydratedBlock = BlockOf<HydratedType>;
export const isHydrated = (block: { readonly type: BlockType }): block is HydratedBlock =>
  Object.hasOwn(hydratedComponents, block.type);

/** Blocks with the search, which goes on inside the router: a page with one of them is a journey. */
export const needsRouter = ({ type }: { readonly type: BlockType }): boolean =>
  type === 'HomepagePowerCutSearch' || type === 'PlannedPowerCutBanner';

export function HydratedBlockView({ block, around }: { block: HydratedBlock; around: LiveSurroundings }) {
  // The list above pairs each type with its component; TypeScript cannot follow the pair through a union.
  const Component = hydratedComponents[block.type] as ComponentType<
    BlockProps<HydratedType> & { around: LiveSurroundings }
  >;
  return <Component {...block.props} around={around} />;
}

/** On a page that changes while it is open, such as the incident page: the blocks that run there; others are left out. */
export function HydratedBlocks({
  blocks,
  around = { powerCuts: null },
}: {
  blocks: readonly Block[];
  around?: LiveSurroundings;
}) {
  return (
    <>
      {blocks.filter(isHydrated).map((block, index) => (
        <HydratedBlockView key={index} block={block} around={around} />
      ))}
    </>
  );
}
