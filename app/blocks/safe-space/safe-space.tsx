import { RichTextView } from '~/cms/rich-text-view';
import { safeSpaceTexts } from '~/cms/texts/safe-space';
import { useTexts } from '~/cms/use-texts';
import { ButtonLink } from '~/ui/button';
import { BlockSection } from '../parts/block-section';

export interface SafeSpaceProps {
  title: string | null;
  text: string;
  buttonLabel: string | null;
}

/** Leads to the safe space; with JavaScript it opens over the whole page (enhance.ts). */
export function SafeSpace({ title, text, buttonLabel }: SafeSpaceProps) {
  const t = useTexts(safeSpaceTexts);
  return (
    <BlockSection title={title} enhance="safe-space" mist>
      <RichTextView html={text} />
      <p>
        <ButtonLink
          href="/safe-space/widget"
          rel="nofollow"
          data-title={t('safeSpaceTitle')}
          data-close={t('safeSpaceClose')}
          data-loading={t('safeSpaceLoading')}
        >
          {buttonLabel ?? t('safeSpaceOpen')}
        </ButtonLink>
      </p>
    </BlockSection>
  );
}
