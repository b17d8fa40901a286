import { RichTextView } from '~/cms/rich-text-view';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { MpanBlockForm } from '~/journeys/meters/mpan-block-form';
import { BlockSection } from '~/blocks/parts/block-section';
import type { ExportMpanFinderProps } from './schema';

export function ExportMpanFinder({ title, text }: ExportMpanFinderProps) {
  const t = useTexts(mpanTexts);
  return (
    <BlockSection title={title ?? t('mpanExportTitle')}>
      {text ? <RichTextView html={text} /> : <p>{t('mpanExportText')}</p>}
      <MpanBlockForm name="export" />
    </BlockSection>
  );
}
