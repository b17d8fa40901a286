import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { RowLinks } from '~/blocks/parts/row-links';
import type { UsefulLinksProps } from './schema';

export function UsefulLinks({ title, links }: UsefulLinksProps) {
  const t = useTexts(serviceBlockTexts);
  if (links.length === 0) return null;
  return (
    <BlockSection title={title ?? t('usefulLinksTitle')}>
      <RowLinks links={links} />
    </BlockSection>
  );
}
