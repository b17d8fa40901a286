import { z } from 'zod';
import { type Definition, fieldsByAlias } from './definition';
import { type Answers, json, type Json } from './json';
import { type VisibleForm } from './visible';

/**
 * The current answers, and those that conditions have hidden since, which are restored if they
 * become visible again. Position, completeness and errors are derived (docs/forms-engine.md).
 */
export interface DraftAnswers {
  readonly answers: Answers;
  readonly hiddenAnswers: Answers;
}

export const EMPTY_DRAFT: DraftAnswers = { answers: {}, hiddenAnswers: {} };

const record = z.record(json);
/** The stored format, which outlives a release: hidden answers are called `aside` in it. */
const storedDraft = z.object({ answers: record, aside: record });

export const storedDraftOf = ({
  answers,
  hiddenAnswers,
}: DraftAnswers): z.input<typeof storedDraft> => ({ answers, aside: hiddenAnswers });

/**
 * Perhaps with a newer definition: answers that no longer fit their question are dropped, and
 * listed so that the page can say so. Never throws.
 */
export function reviveDraft(
  definition: Definition,
  raw: unknown,
): { readonly draftAnswers: DraftAnswers; readonly lost: readonly string[] } {
  const parsed = storedDraft.safeParse(raw);
  if (!parsed.success) return { draftAnswers: EMPTY_DRAFT, lost: [] };
  const besides = new Map(definition.besides.map((field) => [field.alias, field]));
  const fields = new Map([...besides, ...fieldsByAlias(definition)]);
  const lost: string[] = [];
  const fitting = (answers: Answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).flatMap(([alias, answer]) => {
        const field = fields.get(alias);
        if (field && answer === null) return [[alias, null]];
        const read = field?.kind.answer.safeParse(answer);
        if (read?.success) return [[alias, read.data]];
        lost.push(alias);
        return [];
      }),
    );
  return {
    draftAnswers: {
      answers: fitting(parsed.data.answers),
      hiddenAnswers: fitting(parsed.data.aside),
    },
    lost,
  };
}

/**
 * Moves the answers that aren't visible to the hidden ones. `restored`: visible ones may have come
 * from there and are removed from it. A field of type hidden always takes the definition's value.
 */
export function updateDraft(
  before: DraftAnswers,
  visibleForm: VisibleForm,
  restored: boolean,
): DraftAnswers {
  const hiddenType = new Set(
    visibleForm.fields.filter((field) => field.kind.isHidden).map((field) => field.alias),
  );
  const isShown = (alias: string) => Object.hasOwn(visibleForm.answers, alias);
  const hidden = Object.entries(before.answers).filter(
    ([alias, answer]) => answer !== null && !isShown(alias),
  );
  const hiddenAnswers = Object.entries({ ...before.hiddenAnswers, ...Object.fromEntries(hidden) });
  return {
    answers: Object.fromEntries(
      Object.entries(visibleForm.answers).filter(([alias]) => !hiddenType.has(alias)),
    ),
    hiddenAnswers: Object.fromEntries(
      hiddenAnswers.filter(([alias]) => !(restored && isShown(alias))),
    ),
  };
}

export function setServerAnswer(
  definition: Definition,
  draft: DraftAnswers,
  alias: string,
  answer: Json,
): DraftAnswers {
  const field = fieldsByAlias(definition).get(alias);
  if (!field || !field.kind.byServer || !field.kind.answer.safeParse(answer).success) return draft;
  return { ...draft, answers: { ...draft.answers, [alias]: answer } };
}
