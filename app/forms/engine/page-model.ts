import { isRecord } from '~/domain/is-record';
import { type Comparable, type Condition } from './condition';
import { ASKED } from './accept';
import { choiceDisplay } from './choice-display';
import { asks, type Labels, type Modal, type Page } from './definition';
import type { Field, Option, Special, Context } from './field-type';
import { contextFor, type BaseContext, isFinal, type Journey, progressOf } from './journey';
import { type Answers, type Json } from './json';
import { fillLabel, labelOf } from './label';
import { partOf, type FormValues, under } from './form-values';
import { summaryTextOf } from './summary-text';
import { type FormProblem } from './validation';
import { type VisibleForm, visibleItem } from './visible';

/** Plain data that can be sent to the browser. */
export interface FieldModel {
  readonly alias: string;
  readonly type: string;
  /** Parts of the answer are named `${name}.postcode`. */
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
  readonly modal: Modal | null;
  readonly settings: unknown;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /**
   * Of a valid answer, if this one is invalid, so that the browser can tell when it is corrected.
   * Empty for none.
   */
  readonly pattern: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Not visible for the answers so far; only included if the same page may still reveal it. */
  readonly hidden: boolean;
  readonly condition: Condition | null;
  /** One blank item if a repeater has none. */
  readonly items: readonly (readonly FieldModel[])[];
}

export interface FieldsetModel {
  readonly id: string;
  readonly caption: string;
  readonly condition: Condition | null;
  readonly error: string | null;
  readonly columns: readonly (readonly FieldModel[])[];
}

export interface PageModel {
  readonly slug: string;
  readonly caption: string;
  readonly progress: { readonly n: number; readonly m: number } | null;
  readonly fieldsets: readonly FieldsetModel[];
  readonly labels: Labels;
  readonly problems: readonly (FormProblem & { readonly summaryText: string })[];
  readonly isFinal: boolean;
  readonly questionList: { readonly name: string; readonly value: string };
  /**
   * Values that this page's conditions compare but cannot change, by alias: answers of other pages.
   */
  readonly compared: Readonly<Record<string, Comparable>>;
  readonly skipModal: Modal | null;
}

interface Draw {
  readonly context: Context;
  readonly problems: readonly FormProblem[];
  readonly hidden: boolean;
  readonly modals: readonly Modal[];
}

const record = (formValues: Iterable<[string, readonly string[]]>) =>
  Object.fromEntries(formValues);

const valuesOf = (field: Field, answer: Json | undefined, name: string) =>
  answer === undefined || answer === null || field.kind.secret
    ? {}
    : record(under(name, field.kind.write(answer, field)));

export const initial = (field: Field): Json | undefined =>
  field.defaultValue === '' || !asks(field)
    ? undefined
    : (field.kind.read(defaultPosted(field), field) ?? undefined);

const defaultPosted = (field: Field): FormValues =>
  partOf(new Map([[field.alias, [field.defaultValue]]]), field.alias);

function modalOf(modals: readonly Modal[], wanted: string, context: Context): Modal | null {
  const modal = modals.find(({ modalName }) => modalName === wanted);
  const filled = (text: string) => fillLabel(text, context);
  return modal ? { ...modal, title: filled(modal.title), bodyText: filled(modal.bodyText) } : null;
}

function draw(field: Field, answer: Json | undefined, name: string, inputs: Draw): FieldModel {
  const { context, problems } = inputs;
  const fieldProblems = problems.filter(
    (problem) => problem.name === name || problem.name.startsWith(`${name}.`),
  );
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
    options: field.options.map(({ value, caption }) => ({
      value,
      caption: fillLabel(caption, context),
    })),
    display: choiceDisplay(field.options.length),
    modal: modalOf(inputs.modals, field.modal, context),
    settings: field.fields.length > 0 ? {} : (field.settings ?? {}),
    values: field.kind.holdsItems
      ? {}
      : valuesOf(field, answer === undefined ? initial(field) : answer, name),
    pattern: fieldProblems.length > 0 ? (field.pattern?.source ?? '') : '',
    errors: Object.fromEntries(
      [...fieldProblems].reverse().map((problem) => [problem.name, problem.message]),
    ),
    hidden: inputs.hidden,
    condition: field.condition,
    items: field.kind.holdsItems ? itemsOf(field, answer, name, inputs) : [],
  };
}

function itemsOf(
  field: Field,
  answer: Json | undefined,
  name: string,
  inputs: Draw,
): FieldModel[][] {
  const items = Array.isArray(answer) && answer.length > 0 ? (answer as readonly Json[]) : [{}];
  return items.map((one, index) => {
    const item = (isRecord(one) ? one : {}) as Answers;
    const visibleFields = new Set(visibleItem(field.fields, item, inputs.context).fields);
    return field.fields.map((inner) =>
      draw(inner, item[inner.alias], `${name}.${index}.${inner.alias}`, {
        ...inputs,
        hidden: !visibleFields.has(inner),
      }),
    );
  });
}

const messageAt = (problems: readonly FormProblem[], place: string): string | null =>
  problems.find(({ name }) => name === place)?.message ?? null;

function comparedOn(
  page: Page,
  drawn: ReadonlySet<string>,
  { compared }: VisibleForm,
): Record<string, Comparable> {
  const conditions = page.fieldsets.flatMap((fieldset) => [
    fieldset.condition,
    ...fieldset.columns
      .flat()
      .flatMap(({ condition, fields }) => [condition, ...fields.map((inner) => inner.condition)]),
  ]);
  const names = new Set(
    conditions.flatMap((condition) => condition?.rules.map(({ field }) => field) ?? []),
  );
  const entries = [...names].flatMap((alias): [string, Comparable][] => {
    const answer = drawn.has(alias) ? null : (compared.get(alias) ?? null);
    return answer === null ? [] : [[alias, answer]];
  });
  return Object.fromEntries(entries);
}

/**
 * `initialAnswers` are for unanswered questions, such as the searched address. Null for a page
 * outside the journey.
 */
export function pageModel(
  journey: Journey,
  slug: string,
  base: BaseContext,
  problems: readonly FormProblem[] = [],
  initialAnswers: Answers = {},
): PageModel | null {
  const page = journey.definition.pages.find((one) => one.slug === slug);
  const shownPage = journey.visibleForm.pages.find((one) => one.slug === slug);
  if (!page || !shownPage) return null;
  const context = contextFor(base, journey.definition, journey.visibleForm);
  const { answers } = journey.visibleForm;
  const visibleFields = new Set(shownPage.fields);
  const onPage = new Set(
    page.fieldsets.flatMap((fieldset) => fieldset.columns.flat().map((field) => field.alias)),
  );
  const mayAppear = (condition: Condition | null) =>
    condition?.rules.some((rule) => onPage.has(rule.field)) ?? false;
  const fieldsets = page.fieldsets.flatMap((fieldset) => {
    const columns = fieldset.columns.map((fields) =>
      fields
        .filter(
          (field) =>
            visibleFields.has(field) || mayAppear(field.condition) || mayAppear(fieldset.condition),
        )
        .filter((field) => !field.kind.isHidden)
        .map((field) =>
          draw(
            field,
            answers[field.alias] === undefined ? initialAnswers[field.alias] : answers[field.alias],
            field.alias,
            {
              context,
              problems,
              hidden: !visibleFields.has(field),
              modals: journey.definition.modals,
            },
          ),
        ),
    );
    const caption = fillLabel(fieldset.caption, context);
    return columns.some((fields) => fields.length > 0)
      ? [
          {
            id: fieldset.id,
            caption,
            condition: fieldset.condition,
            error: messageAt(problems, fieldset.id),
            columns,
          },
        ]
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
        summaryText: summaryTextOf(
          problem,
          journey.definition,
          context,
          Array.isArray(answer) ? answer.length : 0,
        ),
      };
    }),
    isFinal: isFinal(journey, slug),
    questionList: {
      name: ASKED,
      value: shownPage.fields
        .filter(asks)
        .map((field) => field.alias)
        .join(' '),
    },
    compared: comparedOn(
      page,
      new Set(fieldsets.flatMap(({ columns }) => columns.flat().map(({ alias }) => alias))),
      journey.visibleForm,
    ),
    skipModal: modalOf(journey.definition.modals, 'skip', context),
  };
}
