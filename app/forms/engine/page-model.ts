import { isRecord } from '~/domain/is-record';
import { type Comparable, type Condition } from './condition';
import { ASKED } from './accept';
import { choiceDisplay } from './choice-display';
import { asks, type Field, type Labels, type Modal, type Option, type Page, type Special } from './definition';
import { type Context } from './field-type';
import { contextFor, type Given, isFinal, type Journey, progressOf } from './journey';
import { type Answers, type Json } from './json';
import { fillLabel, labelOf } from './label';
import { partOf, type FormValues, under } from './form-values';
import { summaryTextOf } from './summary-text';
import { type FormProblem } from './validation';
import { type VisibleForm, visibleItem } from './visible';

/** One question as a view draws it: plain data, safe to travel to the browser. */
export interface FieldModel {
  readonly alias: string;
  readonly type: string;
  /** The name of the input; parts of the answer are named after it: `${name}.postcode`. */
  readonly name: string;
  readonly label: string;
  readonly showLabel: boolean;
  readonly heading: string;
  readonly bodyText: string;
  readonly acceptCopy: string;
  readonly help: readonly string[];
  readonly required: boolean;
  readonly special: Special | null;
  readonly options: readonly Option[];
  readonly display: 'radio' | 'dropdown';
  /** What explains this question in more words. */
  readonly modal: Modal | null;
  /** The field type's own settings. */
  readonly settings: unknown;
  /** What the inputs hold, by their full name. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The form that an answer must have, where it is wrong: the browser sees by it when it is mended. Empty for none. */
  readonly pattern: string;
  /** What is wrong, by the name of the input. */
  readonly errors: Readonly<Record<string, string>>;
  /** Not shown for the answers so far; included only where the same page may still bring it up. */
  readonly hidden: boolean;
  readonly condition: Condition | null;
  /** The items of a repeater; one blank item where there is none. */
  readonly items: readonly (readonly FieldModel[])[];
}

export interface FieldsetModel {
  readonly id: string;
  readonly caption: string;
  readonly condition: Condition | null;
  /** What is wrong with the questions together: at least one of them needs an answer. */
  readonly error: string | null;
  readonly columns: readonly (readonly FieldModel[])[];
}

export interface PageModel {
  readonly slug: string;
  readonly caption: string;
  readonly progress: { readonly n: number; readonly m: number } | null;
  readonly fieldsets: readonly FieldsetModel[];
  readonly labels: Labels;
  /** `said` is what the summary says: it names the question. */
  readonly problems: readonly (FormProblem & { readonly said: string })[];
  /** Next leads to the check of the answers. */
  readonly isFinal: boolean;
  /** For the hidden input that names what this page asked. */
  readonly asked: { readonly name: string; readonly value: string };
  /** What conditions of this page compare but nothing on it can change, by alias: answers of other pages. */
  readonly compared: Readonly<Record<string, Comparable>>;
  /** A pop-up named "skip" stands beside the Skip link. */
  readonly skipModal: Modal | null;
}

interface Draw {
  readonly context: Context;
  readonly problems: readonly FormProblem[];
  readonly hidden: boolean;
  readonly modals: readonly Modal[];
}

const record = (formValues: Iterable<[string, readonly string[]]>) => Object.fromEntries(formValues);

const valuesOf = (field: Field, answer: Json | undefined, name: string) =>
  answer === undefined || answer === null || field.kind.secret
    ? {}
    : record(under(name, field.kind.write(answer, field)));

/** What a question begins with: its default value, unless it is a note. */
export const initial = (field: Field): Json | undefined =>
  field.defaultValue === '' || !asks(field) ? undefined : (field.kind.read(defaultPosted(field), field) ?? undefined);

const defaultPosted = (field: Field): FormValues => partOf(new Map([[field.alias, [field.defaultValue]]]), field.alias);

function modalOf(modals: readonly Modal[], wanted: string, context: Context): Modal | null {
  const modal = modals.find(({ modalName }) => modalName === wanted);
  const filled = (text: string) => fillLabel(text, context);
  return modal ? { ...modal, title: filled(modal.title), bodyText: filled(modal.bodyText) } : null;
}

function draw(field: Field, answer: Json | undefined, name: string, given: Draw): FieldModel {
  const { context, problems } = given;
  const own = problems.filter((problem) => problem.name === name || problem.name.startsWith(`${name}.`));
  return {
    alias: field.alias,
    type: field.type,
    name,
    label: field.special ? '' : labelOf(field, context),
    showLabel: field.showLabel && field.special === null,
    heading: fillLabel(field.heading, context),
    bodyText: fillLabel(field.bodyText, context),
    acceptCopy: fillLabel(field.acceptCopy, context),
    help: field.help.map((text) => fillLabel(text, context)),
    required: field.required,
    special: field.special,
    options: field.options.map(({ value, caption }) => ({ value, caption: fillLabel(caption, context) })),
    display: choiceDisplay(field.options.length),
    modal: modalOf(given.modals, field.modal, context),
    settings: field.fields.length > 0 ? {} : (field.own ?? {}),
    values: field.kind.holdsItems ? {} : valuesOf(field, answer === undefined ? initial(field) : answer, name),
    pattern: own.length > 0 ? (field.pattern?.source ?? '') : '',
    errors: Object.fromEntries([...own].reverse().map((problem) => [problem.name, problem.message])),
    hidden: given.hidden,
    condition: field.condition,
    items: field.kind.holdsItems ? itemsOf(field, answer, name, given) : [],
  };
}

function itemsOf(field: Field, answer: Json | undefined, name: string, given: Draw): FieldModel[][] {
  const items = Array.isArray(answer) && answer.length > 0 ? (answer as readonly Json[]) : [{}];
  return items.map((one, index) => {
    const item = (isRecord(one) ? one : {}) as Answers;
    const shown = new Set(visibleItem(field.fields, item, given.context).fields);
    return field.fields.map((inner) =>
      draw(inner, item[inner.alias], `${name}.${index}.${inner.alias}`, { ...given, hidden: !shown.has(inner) }),
    );
  });
}

const messageAt = (problems: readonly FormProblem[], place: string): string | null =>
  problems.find(({ name }) => name === place)?.message ?? null;

/** Answers that the conditions of a page ask for, of questions that are not drawn on it. */
function comparedOn(page: Page, drawn: ReadonlySet<string>, { compared }: VisibleForm): Record<string, Comparable> {
  const conditions = page.fieldsets.flatMap((fieldset) => [
    fieldset.condition,
    ...fieldset.columns
      .flat()
      .flatMap(({ condition, fields }) => [condition, ...fields.map((inner) => inner.condition)]),
  ]);
  const asked = new Set(conditions.flatMap((condition) => condition?.rules.map(({ field }) => field) ?? []));
  const entries = [...asked].flatMap((alias): [string, Comparable][] => {
    const answer = drawn.has(alias) ? null : (compared.get(alias) ?? null);
    return answer === null ? [] : [[alias, answer]];
  });
  return Object.fromEntries(entries);
}

/**
 * One page as data for a view. `known` is what to begin with where nothing was answered, such as the address that was
 * searched. Null for a page that is not part of the journey.
 */
export function pageModel(
  journey: Journey,
  slug: string,
  given: Given,
  problems: readonly FormProblem[] = [],
  known: Answers = {},
): PageModel | null {
  const page = journey.definition.pages.find((one) => one.slug === slug);
  const shownPage = journey.shown.pages.find((one) => one.slug === slug);
  if (!page || !shownPage) return null;
  const context = contextFor(given, journey.definition, journey.shown);
  const { answers } = journey.shown;
  const shown = new Set(shownPage.fields);
  const onPage = new Set(page.fieldsets.flatMap((fieldset) => fieldset.columns.flat().map((field) => field.alias)));
  const mayAppear = (condition: Condition | null) => condition?.rules.some((rule) => onPage.has(rule.field)) ?? false;
  const fieldsets = page.fieldsets.flatMap((fieldset) => {
    const columns = fieldset.columns.map((fields) =>
      fields
        .filter((field) => shown.has(field) || mayAppear(field.condition) || mayAppear(fieldset.condition))
        .filter((field) => field.type !== 'hidden')
        .map((field) =>
          draw(field, answers[field.alias] === undefined ? known[field.alias] : answers[field.alias], field.alias, {
            context,
            problems,
            hidden: !shown.has(field),
            modals: journey.definition.modals,
          }),
        ),
    );
    const caption = fillLabel(fieldset.caption, context);
    return columns.some((fields) => fields.length > 0)
      ? [{ id: fieldset.id, caption, condition: fieldset.condition, error: messageAt(problems, fieldset.id), columns }]
      : [];
  });
  return {
    slug,
    caption: fillLabel(page.caption, context),
    progress: progressOf(journey, slug),
    fieldsets,
    labels: {
      next: fillLabel(page.labels.next, context),
      submit: fillLabel(page.labels.submit, context),
      previous: fillLabel(page.labels.previous, context),
    },
    problems: problems.map((problem) => {
      const answer = answers[problem.alias];
      return {
        ...problem,
        said: summaryTextOf(problem, journey.definition, context, Array.isArray(answer) ? answer.length : 0),
      };
    }),
    isFinal: isFinal(journey, slug),
    asked: {
      name: ASKED,
      value: shownPage.fields
        .filter(asks)
        .map((field) => field.alias)
        .join(' '),
    },
    compared: comparedOn(
      page,
      new Set(fieldsets.flatMap(({ columns }) => columns.flat().map(({ alias }) => alias))),
      journey.shown,
    ),
    skipModal: modalOf(journey.definition.modals, 'skip', context),
  };
}
