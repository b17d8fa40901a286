import { optionSelectorTexts } from '~/cms/texts/blocks-part2-careers';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import type { BlockSurroundings } from '../block';
import { keptItems, pathOf } from '../parts/page-href';
import type { LandingHeroOptionSelectorProps } from './schema';
import { FIRST, SECOND, stepValue } from './selection';

type OptionFormProps = Pick<LandingHeroOptionSelectorProps, 'options' | 'firstLabel' | 'secondLabel'> & {
  page: BlockSurroundings['page'];
};

/** All next steps stand in the second list, grouped by option; with JavaScript only those of the chosen one. */
export function OptionForm({ options, firstLabel, secondLabel, page }: OptionFormProps) {
  const t = useTexts(optionSelectorTexts);
  return (
    <form action={`${pathOf(page)}#selector`} method="get" aria-label={t('selectorLegend')}>
      {keptItems(page, (name) => name === FIRST || name === SECOND).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="f">
        <label htmlFor="selector-who">{firstLabel ?? t('selectorFirst')}</label>
        <select className="in" id="selector-who" name={FIRST} defaultValue={page.query[FIRST] ?? ''}>
          <option value="">{t('selectorPlaceholder')}</option>
          {options.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="f">
        <label htmlFor="selector-what">{secondLabel ?? t('selectorSecond')}</label>
        <select className="in" id="selector-what" name={SECOND} defaultValue={page.query[SECOND] ?? ''}>
          <option value="">{t('selectorPlaceholder')}</option>
          {options.map(({ title, nextSteps }, option) => (
            <optgroup key={title} label={title}>
              {nextSteps.map(({ summary, nextStepUrl }, step) => (
                <option key={summary} value={stepValue(option, step)} data-url={nextStepUrl}>
                  {summary}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="actions">
        <Button>{t('selectorGo')}</Button>
      </p>
    </form>
  );
}
