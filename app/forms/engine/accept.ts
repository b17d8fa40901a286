import { MASKED } from './masked';
import { asks, type Definition, fieldsOf, fieldsOfPage } from './definition';
import { type Field } from './field-type';
import { type Answers, type Json } from './json';
import { contextFor, type BaseContext } from './journey';
import { updateDraft, type DraftAnswers } from './draft-answers';
import { partOf, type FormValues, valueOf } from './form-values';
import { ITEM, itemNumbers } from './repeater-items';
import { checkPage, type FormProblem } from './validation';
import { settle, type VisibleForm, visibleItem } from './visible';

export const ASKED = '_asked';

export interface Accepted {
  readonly draftAnswers: DraftAnswers;
  readonly visibleForm: VisibleForm;
  readonly problems: readonly FormProblem[];
  /**
   * Questions on the same page that these answers revealed, and that the visitor has not seen.
   * Without JavaScript the page is shown again with them, which is no error.
   */
  readonly revealedQuestions: readonly string[];
}

function askedOf(fields: ReadonlySet<Field>, formValues: FormValues): ReadonlySet<string> | null {
  const listed = valueOf(formValues, ASKED);
  if (listed === '') return null;
  const aliases = new Set([...fields].map(({ alias }) => alias));
  return new Set(listed.split(/\s+/).filter((alias) => aliases.has(alias)));
}

function revealedInItems(
  field: Field,
  formValues: FormValues,
  visibleForm: VisibleForm,
): readonly string[] {
  const values = partOf(formValues, field.alias);
  const items = (visibleForm.answers[field.alias] ?? []) as readonly Answers[];
  return itemNumbers(values).flatMap((number, index) => {
    const item = items[index];
    const drawn = valueOf(values, `${number}.${ITEM}`);
    if (!item || drawn === '') return [];
    const wasDrawn = new Set(drawn.split(/\s+/));
    return visibleItem(field.fields, item, visibleForm)
      .fields.filter((inner) => asks(inner) && !wasDrawn.has(inner.alias))
      .filter((inner) => partOf(values, `${number}.${inner.alias}`).size === 0)
      .map((inner) => `${field.alias}.${index}.${inner.alias}`);
  });
}

/**
 * Ignores unknown names and hidden questions. Keeps every typed value, right or wrong, because
 * completeness is derived; hidden answers are only restored when the page is valid.
 */
export function acceptPage(
  definition: Definition,
  before: DraftAnswers,
  slug: string,
  formValues: FormValues,
  base: BaseContext,
): Accepted | null {
  const page = definition.pages.find((one) => one.slug === slug);
  const onPage = new Set<Field>(page ? fieldsOfPage(page) : fieldsOf(definition));
  const questions = askedOf(onPage, formValues);
  // A page that the form no longer has: what it asked counts where it is still asked.
  if (!page && questions === null) return null;

  const answersWith = (restore: boolean): VisibleForm =>
    settle(definition, (field) => {
      if (field.kind.isHidden) return field.defaultValue || undefined;
      const current = before.answers[field.alias];
      const old = current === undefined && restore ? before.hiddenAnswers[field.alias] : current;
      if (!onPage.has(field) || !asks(field) || field.kind.byServer) return old;
      const sent = partOf(formValues, field.alias);
      if (sent.size === 0 && questions !== null && !questions.has(field.alias)) return old;
      return readAnswer(field, sent, before.answers[field.alias]);
    });

  const visibleForm = answersWith(true);
  const here = visibleForm.pages.find((one) => one.slug === slug);
  const isNew = (field: Field) =>
    asks(field) &&
    questions !== null &&
    !questions.has(field.alias) &&
    partOf(formValues, field.alias).size === 0;
  const revealed = new Set((here?.fields ?? []).filter(isNew).map((field) => field.alias));
  const inside = (here?.fields ?? [])
    .filter(({ kind }) => kind.holdsItems)
    .flatMap((field) => revealedInItems(field, formValues, visibleForm));
  const isUnseen = ({ alias, name }: FormProblem) =>
    revealed.has(alias) || inside.some((inner) => name === inner || name.startsWith(`${inner}.`));
  const context = contextFor(base, definition, visibleForm);
  const problems = here
    ? checkPage(definition, here, visibleForm.answers, context).filter(
        (problem) => !isUnseen(problem),
      )
    : [];
  const right = problems.length === 0;
  const final = right ? visibleForm : answersWith(false);
  return {
    draftAnswers: conceal(updateDraft(before, final, right), final, right),
    visibleForm: final,
    problems,
    revealedQuestions: [...revealed, ...inside],
  };
}

/** An empty masked password keeps its earlier value. */
function readAnswer(field: Field, values: FormValues, before: Json | undefined): Json {
  const answer = field.kind.read(values, field);
  return field.kind.secret && answer === null && before === MASKED ? MASKED : answer;
}

/** A valid password leaves a mark in the draft, an invalid one nothing. */
function conceal(draft: DraftAnswers, visibleForm: VisibleForm, right: boolean): DraftAnswers {
  const secrets = visibleForm.fields.filter(
    (field) => field.kind.secret && draft.answers[field.alias],
  );
  if (secrets.length === 0) return draft;
  const answers = { ...draft.answers };
  for (const { alias } of secrets)
    answers[alias] = right || answers[alias] === MASKED ? MASKED : null;
  return { ...draft, answers };
}
