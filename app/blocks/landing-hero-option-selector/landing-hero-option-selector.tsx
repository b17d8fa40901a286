import { optionSelectorTexts } from '~/cms/texts/blocks-part2-careers';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { FieldError } from '~/ui/field';
import type { BlockSurroundings } from '../block';
import { Hero } from '../parts/hero';
import { OptionForm } from './option-form';
import type { LandingHeroOptionSelectorProps } from './schema';
import { selectionOf } from './selection';

/**
 * Two lists make a sentence; the answer is the next step. A GET form to the same page: without JavaScript the page answers with
 * the link, with JavaScript the browser goes there at once (enhance.ts).
 */
export function LandingHeroOptionSelector({
  options,
  firstLabel,
  secondLabel,
  around,
  ...hero
}: LandingHeroOptionSelectorProps & { around: BlockSurroundings }) {
  const t = useTexts(optionSelectorTexts);
  const selection = selectionOf(options, around.page.query);
  return (
    <div
      className="hero-rise"
      data-enhance="landing-hero-option-selector"
      data-first-alert={t('selectorLandingPageRequired')}
      data-second-alert={t('selectorNextStepRequired')}
    >
      <Hero {...hero}>
        {options.length > 0 && (
          <div id="selector" className="selector panel on-paper flow">
            <div role="alert">
              {selection.kind === 'alert' && <FieldError id="selector-alert">{t(selection.alert)}</FieldError>}
            </div>
            <OptionForm options={options} firstLabel={firstLabel} secondLabel={secondLabel} page={around.page} />
            {selection.kind === 'found' && (
              <section className="flow">
                <h2 className="h3">{t('selectorFound')}</h2>
                <p>
                  <ButtonLink href={selection.step.nextStepUrl} icon="arrow">
                    {selection.step.summary}
                  </ButtonLink>
                </p>
                <p>
                  <ActionLink href={selection.option.landingPageUrl}>
                    {t('selectorOverview', { title: selection.option.title })}
                  </ActionLink>
                </p>
              </section>
            )}
          </div>
        )}
      </Hero>
    </div>
  );
}
