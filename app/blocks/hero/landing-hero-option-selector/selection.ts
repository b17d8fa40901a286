import { FIRST, SECOND } from './names';
import type { LandingHeroOptionSelectorProps } from './schema';

type Options = LandingHeroOptionSelectorProps['options'];
export type Selection =
  | { kind: 'open' }
  | { kind: 'alert'; alert: 'selectorLandingPageRequired' | 'selectorNextStepRequired' }
  | { kind: 'found'; option: Options[number]; step: Options[number]['nextSteps'][number] };

/** The value of a step in the second list: it belongs to one option of the first. */
export const stepValue = (option: number, step: number): string => `${option}.${step}`;

/** What the two lists ask for. A placeholder that remains is an alert: the first list's before the second's. */
export function selectionOf(options: Options, query: Readonly<Record<string, string>>): Selection {
  const [who, what] = [query[FIRST], query[SECOND]];
  if (who === undefined && what === undefined) return { kind: 'open' };
  const option = options[Number(who || NaN)];
  if (!option) return { kind: 'alert', alert: 'selectorLandingPageRequired' };
  const [of, place] = (what ?? '').split('.');
  const step = of === who ? option.nextSteps[Number(place || NaN)] : undefined;
  return step ? { kind: 'found', option, step } : { kind: 'alert', alert: 'selectorNextStepRequired' };
}
