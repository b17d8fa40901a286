import { asks, type Definition } from './definition';
import { type Context } from './field-type';
import { type Answers } from './json';
import { checkPage } from './validation';
import { type VisibleForm, type VisiblePage, visible } from './visible';

export interface Step {
  readonly page: VisiblePage;
  readonly complete: boolean;
}

/** Derived from definition and answers each time, never stored. */
export interface Journey {
  readonly definition: Definition;
  readonly visibleForm: VisibleForm;
  readonly steps: readonly Step[];
  /** How many pages may be opened: all complete ones from the start, and the next. */
  readonly reached: number;
  readonly complete: boolean;
}

export const contextFor = (
  base: Omit<Context, 'fields' | 'answers' | 'pageType' | 'appointmentTimes'>,
  definition: Definition,
  visibleForm: VisibleForm,
): Context => ({
  ...base,
  pageType: definition.pageType,
  appointmentTimes: definition.appointmentTimes,
  fields: visibleForm.fields,
  answers: visibleForm.answers,
});

export type BaseContext = Parameters<typeof contextFor>[0];

const wasAsked = (page: VisiblePage, answers: Answers): boolean =>
  page.fields.filter(asks).every((field) => answers[field.alias] !== undefined);

export function journeyOf(definition: Definition, answers: Answers, base: BaseContext): Journey {
  const visibleForm = visible(definition, answers);
  const context = contextFor(base, definition, visibleForm);
  const steps = visibleForm.pages.map((page) => ({
    page,
    complete:
      wasAsked(page, visibleForm.answers) &&
      checkPage(definition, page, visibleForm.answers, context).length === 0,
  }));
  const open = steps.findIndex((step) => !step.complete);
  return {
    definition,
    visibleForm,
    steps,
    reached: open < 0 ? steps.length : open + 1,
    complete: open < 0,
  };
}

export type Stop = { readonly kind: 'page'; readonly slug: string } | { readonly kind: 'check' };

/**
 * The last page shows what will be sent, so there is no check page. True for each power cut form.
 * docs/decisions/report.md
 */
export const endsOnLastPage = (definition: Pick<Definition, 'type'>): boolean =>
  definition.type === 'power cut form';

const stopAt = (journey: Journey, index: number): Stop => {
  const last = endsOnLastPage(journey.definition) ? journey.steps.at(-1) : undefined;
  const step = journey.steps[index] ?? last;
  return step ? { kind: 'page', slug: step.page.slug } : { kind: 'check' };
};

const indexOf = (journey: Journey, slug: string): number =>
  journey.steps.findIndex((step) => step.page.slug === slug);

export const firstOpen = (journey: Journey): Stop =>
  stopAt(journey, journey.complete ? journey.steps.length : journey.reached - 1);

/** Null if the step may be opened now. */
export function redirectFrom(journey: Journey, stop: Stop): Stop | null {
  if (stop.kind === 'check')
    return journey.complete && !endsOnLastPage(journey.definition) ? null : firstOpen(journey);
  const index = indexOf(journey, stop.slug);
  return index >= 0 && index < journey.reached ? null : firstOpen(journey);
}

/** The first open page for an unknown slug. */
export function stopAfter(journey: Journey, slug: string): Stop {
  const index = indexOf(journey, slug);
  return index < 0
    ? firstOpen(journey)
    : stopAt(journey, Math.min(index + 1, journey.reached - (journey.complete ? 0 : 1)));
}

/** Null on the first page, where Back leaves the form (F-488). */
export function stopBefore(journey: Journey, stop: Stop): Stop | null {
  const index = stop.kind === 'check' ? journey.steps.length : indexOf(journey, stop.slug);
  return index > 0 ? stopAt(journey, index - 1) : null;
}

/**
 * "N of M" of the visible pages. With `ignoreFirstStep` the first page is a start page: not
 * counted, no caption (F-490, F-504).
 */
export function progressOf(
  journey: Journey,
  slug: string,
): { readonly n: number; readonly m: number } | null {
  const skipped = journey.definition.ignoreFirstStep ? 1 : 0;
  const n = indexOf(journey, slug) + 1 - skipped;
  return n > 0 ? { n, m: journey.steps.length - skipped } : null;
}

export const isFinal = (journey: Journey, slug: string): boolean =>
  journey.steps.at(-1)?.page.slug === slug;

export const sendsFrom = (journey: Journey, slug: string): boolean =>
  endsOnLastPage(journey.definition) && isFinal(journey, slug);
