import { asks, type Definition } from './definition';
import { type Context } from './field-type';
import { type Answers } from './json';
import { checkPage, type FormProblem } from './validation';
import { type VisibleForm, type VisiblePage, visible } from './visible';

export interface Step {
  readonly page: VisiblePage;
  /** Everything on it was asked and is valid. */
  readonly complete: boolean;
}

/**
 * The pages a visitor may open: derived from definition and answers each time, never stored.
 * Specification: form engine, section 4 (Form flow).
 */
export interface Journey {
  readonly definition: Definition;
  readonly shown: VisibleForm;
  readonly steps: readonly Step[];
  /** How many pages may be opened: all complete ones from the start, and the next. */
  readonly reached: number;
  /** Every page is complete: the answers can be checked and sent. */
  readonly complete: boolean;
}

export const contextFor = (
  given: Omit<Context, 'fields' | 'answers' | 'pageType' | 'appointmentTimes'>,
  definition: Definition,
  shown: VisibleForm,
): Context => ({
  ...given,
  pageType: definition.pageType,
  appointmentTimes: definition.appointmentTimes,
  fields: shown.fields,
  answers: shown.answers,
});

/** Input from the routes: the time, the texts, the files, whether a score is needed. */
export type Given = Parameters<typeof contextFor>[0];

const wasAsked = (page: VisiblePage, answers: Answers): boolean =>
  page.fields.filter(asks).every((field) => answers[field.alias] !== undefined);

export function journeyOf(definition: Definition, answers: Answers, given: Given): Journey {
  const shown = visible(definition, answers);
  const context = contextFor(given, definition, shown);
  const steps = shown.pages.map((page) => ({
    page,
    complete: wasAsked(page, shown.answers) && checkPage(definition, page, shown.answers, context).length === 0,
  }));
  const open = steps.findIndex((step) => !step.complete);
  return { definition, shown, steps, reached: open < 0 ? steps.length : open + 1, complete: open < 0 };
}

/** A page of the journey, or the check page after the last one. */
export type Stop = { readonly kind: 'page'; readonly slug: string } | { readonly kind: 'check' };

const stopAt = (journey: Journey, index: number): Stop => {
  const step = journey.steps[index];
  return step ? { kind: 'page', slug: step.page.slug } : { kind: 'check' };
};

const indexOf = (journey: Journey, slug: string): number => journey.steps.findIndex((step) => step.page.slug === slug);

/** Returns where to begin or continue: the first incomplete page, or the check page. */
export const firstOpen = (journey: Journey): Stop =>
  journey.complete ? { kind: 'check' } : stopAt(journey, journey.reached - 1);

/** Returns null if a step may be opened now, else where to redirect. */
export function redirectFrom(journey: Journey, stop: Stop): Stop | null {
  if (stop.kind === 'check') return journey.complete ? null : firstOpen(journey);
  const index = indexOf(journey, stop.slug);
  return index >= 0 && index < journey.reached ? null : firstOpen(journey);
}

/** Returns the step after a page; the first open page for an unknown slug. */
export function stopAfter(journey: Journey, slug: string): Stop {
  const index = indexOf(journey, slug);
  return index < 0
    ? firstOpen(journey)
    : stopAt(journey, Math.min(index + 1, journey.reached - (journey.complete ? 0 : 1)));
}

/**
 * Returns the previous step; null on the first page, where Back leaves the form. Decision F-488.
 */
export function stopBefore(journey: Journey, stop: Stop): Stop | null {
  const index = stop.kind === 'check' ? journey.steps.length : indexOf(journey, stop.slug);
  return index > 0 ? stopAt(journey, index - 1) : null;
}

/**
 * Returns "N of M" of the visible pages. With `ignoreFirstStep` the first page is a start page: not
 * counted, no caption. Specification: form engine, section 2; decisions F-490, F-504.
 */
export function progressOf(journey: Journey, slug: string): { readonly n: number; readonly m: number } | null {
  const skipped = journey.definition.ignoreFirstStep ? 1 : 0;
  const n = indexOf(journey, slug) + 1 - skipped;
  return n > 0 ? { n, m: journey.steps.length - skipped } : null;
}

/**
 * Returns whether this is the last page, which leads to checking and submitting. Specification:
 * form engine, section 4 (Form flow 2).
 */
export const isFinal = (journey: Journey, slug: string): boolean => journey.steps.at(-1)?.page.slug === slug;

/** Returns all problems of the form as it would be sent; none means that it may be. */
export function problemsOf(journey: Journey, given: Given): readonly FormProblem[] {
  const context = contextFor(given, journey.definition, journey.shown);
  return journey.steps.flatMap(({ page }) => checkPage(journey.definition, page, journey.shown.answers, context));
}
