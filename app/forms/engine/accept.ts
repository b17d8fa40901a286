import { MASKED } from './masked';
import { asks, type Definition, type Field, type Page } from './definition';
import { type Answers, type Json } from './json';
import { contextFor, type Given } from './journey';
import { updateDraft, type DraftAnswers } from './draft-answers';
import { partOf, type FormValues, valueOf } from './form-values';
import { ITEM, itemNumbers } from './repeater-items';
import { checkPage, type FormProblem } from './validation';
import { settle, type VisibleForm, visibleItem } from './visible';

/** The name of the hidden input that lists the aliases on a rendered page. */
export const ASKED = '_asked';

export interface Accepted {
  readonly kept: DraftAnswers;
  readonly shown: VisibleForm;
  readonly problems: readonly FormProblem[];
  /**
   * Questions on the same page that these answers revealed, and that the visitor has not seen.
   * Without JavaScript the page is shown again with them, which is no error.
   */
  readonly revealed: readonly string[];
}

function askedBy(page: Page, formValues: FormValues): ReadonlySet<string> | null {
  const listed = valueOf(formValues, ASKED);
  if (listed === '') return null;
  const own = new Set(page.fieldsets.flatMap((fieldset) => fieldset.columns.flat().map((field) => field.alias)));
  return new Set(listed.split(/\s+/).filter((alias) => own.has(alias)));
}

/** Returns questions that these answers revealed inside a repeater's items, by input name. */
function revealedInItems(field: Field, formValues: FormValues, shown: VisibleForm): readonly string[] {
  const own = partOf(formValues, field.alias);
  const items = (shown.answers[field.alias] ?? []) as readonly Answers[];
  return itemNumbers(own).flatMap((number, index) => {
    const item = items[index];
    const drawn = valueOf(own, `${number}.${ITEM}`);
    if (!item || drawn === '') return [];
    const wasDrawn = new Set(drawn.split(/\s+/));
    return visibleItem(field.fields, item, shown)
      .fields.filter((inner) => asks(inner) && !wasDrawn.has(inner.alias))
      .filter((inner) => partOf(own, `${number}.${inner.alias}`).size === 0)
      .map((inner) => `${field.alias}.${index}.${inner.alias}`);
  });
}

/**
 * Saves one page's posted values in a draft. Ignores unknown names and hidden questions. Keeps
 * every typed value, right or wrong, because completeness is derived; hidden answers are only
 * restored when the page is valid.
 */
export function acceptPage(
  definition: Definition,
  before: DraftAnswers,
  slug: string,
  formValues: FormValues,
  given: Given,
): Accepted | null {
  const page = definition.pages.find((one) => one.slug === slug);
  if (!page) return null;
  const onPage = new Set<Field>(page.fieldsets.flatMap((fieldset) => fieldset.columns.flat()));
  const asked = askedBy(page, formValues);

  const answersWith = (restore: boolean): VisibleForm =>
    settle(definition, (field) => {
      if (field.type === 'hidden') return field.defaultValue || undefined;
      const own = before.answers[field.alias];
      const old = own === undefined && restore ? before.aside[field.alias] : own;
      if (!onPage.has(field) || !asks(field) || field.kind.byServer) return old;
      const sent = partOf(formValues, field.alias);
      if (sent.size === 0 && asked !== null && !asked.has(field.alias)) return old;
      return readAnswer(field, sent, before.answers[field.alias]);
    });

  const shown = answersWith(true);
  const here = shown.pages.find((one) => one.slug === slug);
  const isNew = (field: Field) =>
    asks(field) && asked !== null && !asked.has(field.alias) && partOf(formValues, field.alias).size === 0;
  const revealed = new Set((here?.fields ?? []).filter(isNew).map((field) => field.alias));
  const inside = (here?.fields ?? [])
    .filter(({ kind }) => kind.holdsItems)
    .flatMap((field) => revealedInItems(field, formValues, shown));
  const isUnseen = ({ alias, name }: FormProblem) =>
    revealed.has(alias) || inside.some((inner) => name === inner || name.startsWith(`${inner}.`));
  const context = contextFor(given, definition, shown);
  const problems = here
    ? checkPage(definition, here, shown.answers, context).filter((problem) => !isUnseen(problem))
    : [];
  const right = problems.length === 0;
  const final = right ? shown : answersWith(false);
  return {
    kept: conceal(updateDraft(before, final, right), final, right),
    shown: final,
    problems,
    revealed: [...revealed, ...inside],
  };
}

/** An empty masked password keeps its earlier value. */
function readAnswer(field: Field, own: FormValues, before: Json | undefined): Json {
  const answer = field.kind.read(own, field);
  return field.kind.secret && answer === null && before === MASKED ? MASKED : answer;
}

/** Passwords are not stored in a draft: a valid one leaves a mark, an invalid one nothing. */
function conceal(kept: DraftAnswers, shown: VisibleForm, right: boolean): DraftAnswers {
  const secrets = shown.fields.filter((field) => field.kind.secret && kept.answers[field.alias]);
  if (secrets.length === 0) return kept;
  const answers = { ...kept.answers };
  for (const { alias } of secrets) answers[alias] = right || answers[alias] === MASKED ? MASKED : null;
  return { ...kept, answers };
}
