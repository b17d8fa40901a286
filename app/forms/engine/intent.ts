import { isRecord } from '~/domain/is-record';
import { type Definition, fieldsOf } from './definition';
import { INTENT } from './intent-name';
import { type Answers, type Json } from './json';
import { type DraftAnswers } from './draft-answers';
import { type FormValues, valueOf } from './form-values';

/**
 * `next`, `back`, `add:assets`, `remove:assets:2`, `remove:assets.0.photo:1` (a file of an item),
 * or an address search: `find:address`.
 */
export type Intent =
  | { readonly kind: 'next' | 'back' }
  | { readonly kind: 'add'; readonly name: string }
  | { readonly kind: 'find'; readonly name: string }
  | { readonly kind: 'remove'; readonly name: string; readonly index: number };

const INTENTS =
  /^(add|find|remove):([A-Za-z][\w-]{0,63}(?:\.\d{1,3}\.[A-Za-z][\w-]{0,63})?)(?::(\d{1,3}))?$/;

/** Enter in a field, and any unknown value, means next. */
export function readIntent(formValues: FormValues): Intent {
  const value = valueOf(formValues, INTENT);
  if (value === 'back') return { kind: 'back' };
  const [, kind, name = '', index] = INTENTS.exec(value) ?? [];
  if (kind === 'add' || kind === 'find') return { kind, name };
  if (kind === 'remove') return { kind, name, index: Number(index ?? 0) };
  return { kind: 'next' };
}

const MOST_ITEMS = 200;

const listOf = (answer: Json | undefined): readonly Json[] =>
  Array.isArray(answer) ? (answer as readonly Json[]) : [];
const orNull = (items: readonly Json[]): Json => (items.length === 0 ? null : items);

/** An empty repeater shows one blank item, so adding makes two. */
const added = (answer: Json | undefined): Json => {
  const items = listOf(answer);
  return items.length < MOST_ITEMS ? [...(items.length > 0 ? items : [{}]), {}] : items;
};

const without = (answer: Json | undefined, index: number): Json =>
  orNull(listOf(answer).filter((_, at) => at !== index));

function withoutInside(answer: Json | undefined, item: number, alias: string, index: number): Json {
  return orNull(
    listOf(answer).map((one, at) =>
      at === item && isRecord(one)
        ? { ...one, [alias]: without((one as Answers)[alias], index) }
        : one,
    ),
  );
}

const removed = (answer: Json | undefined, index: number, item?: string, inner?: string): Json =>
  inner === undefined ? without(answer, index) : withoutInside(answer, Number(item), inner, index);

/** Works without JavaScript: the page is posted and shown again. */
export function applyIntent(
  definition: Definition,
  draft: DraftAnswers,
  intent: Intent,
): DraftAnswers {
  if (intent.kind !== 'add' && intent.kind !== 'remove') return draft;
  const [alias = '', item, inner] = intent.name.split('.');
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  if (!field || field.kind.byServer) return draft;
  // An added file is already in the answers.
  if (intent.kind === 'add' && (item !== undefined || !field.kind.holdsItems)) return draft;
  const before = draft.answers[alias];
  const answer = intent.kind === 'add' ? added(before) : removed(before, intent.index, item, inner);
  const fits = answer === null || field.kind.answer.safeParse(answer).success;
  return fits && Array.isArray(before ?? [])
    ? { ...draft, answers: { ...draft.answers, [alias]: answer } }
    : draft;
}
