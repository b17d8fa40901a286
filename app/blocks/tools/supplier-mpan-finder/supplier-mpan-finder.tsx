import { RichTextView } from '~/cms/rich-text-view';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FinderWays } from '~/journeys/meters/finder-page';
import { MeterHelpBody } from '~/journeys/meters/meter-help';
import { BlockSection } from '~/blocks/parts/block-section';
import { PopUp } from '~/blocks/parts/pop-up';
import type { SupplierMpanFinderProps } from './schema';

export function SupplierMpanFinder({ title, text, tooltipLink }: SupplierMpanFinderProps) {
  const t = useTexts(mpanTexts);
  return (
    <BlockSection title={title ?? t('mpanFinderTitle')}>
      {text ? <RichTextView html={text} /> : <p>{t('mpanFinderText')}</p>}
      <FinderWays />
      {tooltipLink && (
        <PopUp summary={tooltipLink}>
          <MeterHelpBody />
        </PopUp>
      )}
    </BlockSection>
  );
}
