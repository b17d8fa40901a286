import type { ComponentType } from 'react';
import { noSurroundings, type Block, type BlockComponentProps, type BlockSurroundings, type BlockType } from './block';
import { ContactItems } from './contact-items/contact-items';
import { HomepagePowerCutSearch } from './homepage-power-cut-search/homepage-power-cut-search';
import { IsPowerOffCta } from './is-power-off-cta/is-power-off-cta';
import { Messaging } from './messaging/messaging';
import { PlannedPowerCutBanner } from './planned-power-cut-banner/planned-power-cut-banner';
import { RichText } from './rich-text/rich-text';
import { ServiceChooser } from './service-chooser/service-chooser';
import { NotFoundCard } from './not-found-card/not-found-card';
import { PlannedIncidentHeader } from './planned-incident-header/planned-incident-header';
import { UnplannedIncidentHeader } from './unplanned-incident-header/unplanned-incident-header';

/** Complete by type: a schema without a component does not compile. */
const blockComponents: { [T in BlockType]: ComponentType<BlockComponentProps<T>> } = {
  ContactItems,
  HomepagePowerCutSearch,
  IsPowerOffCta,
  Messaging,
  PlannedPowerCutBanner,
  RichText,
  ServiceChooser,
  NotFoundCard,
  PlannedIncidentHeader,
  UnplannedIncidentHeader,
};

function BlockView({ block, around }: { block: Block; around: BlockSurroundings }) {
  // The registry above pairs each type with its component; TypeScript cannot follow the pair through a union.
  const Component = blockComponents[block.type] as ComponentType<Block['props'] & { around: BlockSurroundings }>;
  return <Component {...block.props} around={around} />;
}

/** The blocks of a page in their order, as parsed by parse-blocks.ts. */
export function Blocks({ blocks, around = noSurroundings }: { blocks: readonly Block[]; around?: BlockSurroundings }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} around={around} />
      ))}
    </>
  );
}
