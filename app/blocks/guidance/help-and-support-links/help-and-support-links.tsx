import { BlockSection } from '~/blocks/parts/block-section';
import { RowLinks } from '~/blocks/parts/row-links';
import type { HelpAndSupportLinksProps } from './schema';

export function HelpAndSupportLinks({ title, text, links }: HelpAndSupportLinksProps) {
  if (links.length === 0) return null;
  return (
    <BlockSection title={title}>
      {text && <p>{text}</p>}
      <RowLinks links={links} />
    </BlockSection>
  );
}
