import { RichTextView } from '~/cms/rich-text-view';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { MpanBlockForm } from '~/journeys/meters/mpan-block-form';
import { BlockSection } from '~/blocks/parts/block-section';
import type { WhatsMyMpanProps } from './schema';

export function WhatsMyMpan({ title, text }: WhatsMyMpanProps) {
  const t = useTexts(mpanTexts);
  return (
    <BlockSection title={title ?? t('mpanWhatsTitle')}>
      {text ? <RichTextView html={text} /> : <p>{t('mpanWhatsText')}</p>}
      <MpanBlockForm name="whats" />
    </BlockSection>
  );
}
