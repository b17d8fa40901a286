import { RichTextView } from '~/cms/rich-text-view';
import { cost as costTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { COST_PATH } from '~/journeys/cost/cost-data';
import { CostFields } from '~/journeys/cost/cost-fields';
import { CostPicture } from '~/journeys/cost/cost-picture';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import CostAnswer from './island';
import type { CostCalculatorProps } from './schema';
import { SiteForm } from '~/ui/site-form';

/** Answers on its own page, and below its form where JavaScript runs (island.tsx). */
export function CostCalculator({ title, text, bannerImage }: CostCalculatorProps) {
  const t = useTexts(costTexts);
  return (
    <BlockSection title={title ?? t('costTitle')}>
      <div className={bannerImage ? 'cols' : undefined}>
        <div className="flow-l">
          {text ? <RichTextView html={text} /> : <p>{t('costText')}</p>}
          <Island
            name="cost-calculator"
            of={CostAnswer}
            props={{ busy: t('costSubmitting') }}
            slots={[
              <SiteForm key="" className="form" action={COST_PATH} method="get" noValidate>
                <CostFields prefix="cost-" />
              </SiteForm>,
            ]}
          />
        </div>
        <CostPicture image={bannerImage} />
      </div>
    </BlockSection>
  );
}
