import { z } from 'zod';
import { type Definition, fieldsByAlias } from './definition';
import { type Answers, json, type Json } from './json';
import { type VisibleForm } from './visible';

/**
 * A draft: the current answers, and those that conditions have hidden since, which are restored if
 * they become visible again. Position, completeness and errors are derived (docs/forms-engine.md).
 */
export interface DraftAnswers {
  readonly answers: Answers;
  readonly aside: Answers;
}

export const EMPTY_DRAFT: DraftAnswers = { answers: {}, aside: {} };

const record = z.record(json);
const storedDraft = z.object({ answers: record, aside: record });

/**
 * Loads a draft, perhaps with a newer definition: answers that no longer fit their question are
 * dropped, and listed so that the page can say so. Never throws.
 */
export function reviveDraft(
  definition: Definition,
  raw: unknown,
): { readonly kept: DraftAnswers; readonly lost: readonly string[] } {
  const parsed = storedDraft.safeParse(raw);
  if (!parsed.success) return { kept: EMPTY_DRAFT, lost: [] };
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
  return { kept: { answers: fitting(parsed.data.answers), aside: fitting(parsed.data.aside) }, lost };
}

/**
 * Keeps the answers of `shown` and moves hidden ones aside. `restored` means that visible ones may
 * have come from there and are removed from it. A field of type hidden always takes the
 * definition's value.
 */
export function updateDraft(before: DraftAnswers, shown: VisibleForm, restored: boolean): DraftAnswers {
  const hiddenType = new Set(shown.fields.filter((field) => field.type === 'hidden').map((field) => field.alias));
  const isShown = (alias: string) => Object.hasOwn(shown.answers, alias);
  const hidden = Object.entries(before.answers).filter(([alias, answer]) => answer !== null && !isShown(alias));
  const aside = Object.entries({ ...before.aside, ...Object.fromEntries(hidden) });
  return {
    answers: Object.fromEntries(Object.entries(shown.answers).filter(([alias]) => !hiddenType.has(alias))),
    aside: Object.fromEntries(aside.filter(([alias]) => !(restored && isShown(alias)))),
  };
}

/** Sets an answer from the server: a captcha's score, the state of a meter. */
export function setServerAnswer(definition: Definition, kept: DraftAnswers, alias: string, answer: Json): DraftAnswers {
  const field = fieldsByAlias(definition).get(alias);
  if (!field || !field.kind.byServer || !field.kind.answer.safeParse(answer).success) return kept;
  return { ...kept, answers: { ...kept.answers, [alias]: answer } };
}
