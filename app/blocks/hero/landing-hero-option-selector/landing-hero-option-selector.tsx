import { optionSelector as optionSelectorTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import type { BlockContext } from '~/blocks/block';
import { Hero } from '~/blocks/parts/hero';
import { Island } from '~/blocks/parts/island';
import { keptItems, pathOf } from '~/blocks/parts/page-href';
import OptionForm, { type OptionFormProps } from './island';
import { FIRST, SECOND } from './names';
import type { LandingHeroOptionSelectorProps } from './schema';

type Options = LandingHeroOptionSelectorProps['options'];
type Selection =
  | { kind: 'open' }
  | { kind: 'alert'; alert: 'selectorLandingPageRequired' | 'selectorNextStepRequired' }
  | { kind: 'found'; option: Options[number]; step: Options[number]['nextSteps'][number] };

const stepValue = (option: number, step: number): string => `${option}.${step}`;

/** A remaining placeholder is an alert: the first list's before the second's. */
export function selectionOf(options: Options, query: Readonly<Record<string, string>>): Selection {
  const [who, what] = [query[FIRST], query[SECOND]];
  if (who === undefined && what === undefined) return { kind: 'open' };
  const option = options[Number(who || NaN)];
  if (!option) return { kind: 'alert', alert: 'selectorLandingPageRequired' };
  const [of, place] = (what ?? '').split('.');
  const step = of === who ? option.nextSteps[Number(place || NaN)] : undefined;
  return step
    ? { kind: 'found', option, step }
    : { kind: 'alert', alert: 'selectorNextStepRequired' };
}

/**
 * A GET form to the same page: without JavaScript the page answers with the link, with it the
 * browser goes there directly (island.tsx).
 */
export function LandingHeroOptionSelector({
  options,
  firstLabel,
  secondLabel,
  context,
  ...hero
}: LandingHeroOptionSelectorProps & { context: BlockContext }) {
  const t = useTexts(optionSelectorTexts);
  const selection = selectionOf(options, context.page.query);
  const { page } = context;
  const form: OptionFormProps = {
    action: `${pathOf(page)}#selector`,
    kept: keptItems(page, (name) => name === FIRST || name === SECOND),
    options: options.map(({ title, nextSteps }, option) => ({
      title,
      steps: nextSteps.map(({ summary, nextStepUrl }, step) => ({
        summary,
        value: stepValue(option, step),
        url: nextStepUrl,
      })),
    })),
    chosen: { first: page.query[FIRST] ?? '', second: page.query[SECOND] ?? '' },
    words: {
      form: t('selectorLegend'),
      first: firstLabel ?? t('selectorFirst'),
      second: secondLabel ?? t('selectorSecond'),
      placeholder: t('selectorPlaceholder'),
      go: t('selectorGo'),
    },
    alert: selection.kind === 'alert' ? t(selection.alert) : null,
    alerts: { first: t('selectorLandingPageRequired'), second: t('selectorNextStepRequired') },
  };
  return (
    <div className="hero-rise">
      <Hero {...hero}>
        {options.length > 0 && (
          <div id="selector" className="selector panel on-paper flow">
            <Island
              name="landing-hero-option-selector"
              of={OptionForm}
              props={form}
              className="flow"
            />
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
