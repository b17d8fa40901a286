import { RichTextView } from '~/cms/rich-text-view';
import { safeSpaceTexts } from '~/cms/texts/safe-space';
import { useTexts } from '~/cms/use-texts';
import { BlockSection } from '../parts/block-section';
import { Island } from '../parts/island';
import SafeSpaceIsland from './island';

export interface SafeSpaceProps {
  title: string | null;
  text: string;
  buttonLabel: string | null;
}

/** Leads to the safe space; with JavaScript it opens over the whole page (island.tsx). */
export function SafeSpace({ title, text, buttonLabel }: SafeSpaceProps) {
  const t = useTexts(safeSpaceTexts);
  const words = {
    open: buttonLabel ?? t('safeSpaceOpen'),
    title: t('safeSpaceTitle'),
    close: t('safeSpaceClose'),
    loading: t('safeSpaceLoading'),
  };
  return (
    <BlockSection title={title} mist>
      <RichTextView html={text} />
      <Island name="safe-space" of={SafeSpaceIsland} props={{ href: '/safe-space/widget', words }} />
    </BlockSection>
  );
}
