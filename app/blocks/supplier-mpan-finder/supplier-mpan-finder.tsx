import { RichTextView } from '~/cms/rich-text-view';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { FinderWays } from '~/mpan-view/finder-page';
import { MeterHelpBody } from '~/mpan-view/meter-help';
import { BlockSection } from '../parts/block-section';
import { PopUp } from '../parts/pop-up';
import type { SupplierMpanFinderProps } from './schema';

/** The two ways to a supplier and MPAN, and where the meter number stands. Specification: journeys, section 2. */
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
