import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import type { WarmPlacesProps } from './schema';
import { WarmOpen } from './warm-open';

/** Renders nothing if none is open now. */
export function WarmPlaces({ title, context }: WarmPlacesProps & { context: BlockContext }) {
  const w = useTexts(warmTexts);
  const { warmPlaces } = context.collections;
  if (!warmPlaces.some(({ open }) => open)) return null;
  return (
    <BlockSection title={title ?? w('warmOpenTitle')}>
      <WarmOpen places={warmPlaces} now={context.now} />
    </BlockSection>
  );
}
