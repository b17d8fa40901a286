import { RichTextView } from '~/cms/rich-text-view';
import { costTexts } from '~/cms/texts/cost';
import { useTexts } from '~/cms/use-texts';
import { COST_PATH } from '~/cost-view/cost-data';
import { CostFields } from '~/cost-view/cost-fields';
import { CostPicture } from '~/cost-view/cost-picture';
import { BlockSection } from '../parts/block-section';
import { Island } from '../parts/island';
import CostAnswer from './island';
import type { CostCalculatorProps } from './schema';

/** The cost calculator: answers on its own page, and in a pop-up where JavaScript runs (island.tsx). Specification: lookup, section 2. */
export function CostCalculator({ title, text, bannerImage }: CostCalculatorProps) {
  const t = useTexts(costTexts);
  return (
    <BlockSection title={title ?? t('costTitle')}>
      <div className="cols">
        <div className="flow-l">
          {text ? <RichTextView html={text} /> : <p>{t('costText')}</p>}
          <Island
            name="cost-calculator"
            of={CostAnswer}
            props={{ words: { busy: t('costSubmitting'), close: t('costClose') } }}
            slots={[
              <form key="" className="form" action={COST_PATH} method="get" noValidate>
                <CostFields prefix="cost-" />
              </form>,
            ]}
          />
        </div>
        <CostPicture image={bannerImage} />
      </div>
    </BlockSection>
  );
}
