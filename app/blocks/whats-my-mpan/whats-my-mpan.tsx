import { RichTextView } from '~/cms/rich-text-view';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { MpanBlockForm } from '~/mpan-view/mpan-block-form';
import { BlockSection } from '../parts/block-section';
import type { WhatsMyMpanProps } from './schema';

/** What's my MPAN, as a block. Specification: journeys, section 2. */
export function WhatsMyMpan({ title, text }: WhatsMyMpanProps) {
  const t = useTexts(mpanTexts);
  return (
    <BlockSection title={title ?? t('mpanWhatsTitle')}>
      {text ? <RichTextView html={text} /> : <p>{t('mpanWhatsText')}</p>}
      <MpanBlockForm name="whats" />
    </BlockSection>
  );
}
