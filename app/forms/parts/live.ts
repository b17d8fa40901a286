import { conditionShows, type Comparable, type Condition } from '../engine/condition';
import { type FieldModel, type PageModel } from '../engine/page-model';

export type Typed = (name: string) => readonly string[];

const UNTICKED = new Set(['', 'false', 'off', 'no', '0']);
const last = (typed: Typed, name: string): string | null => typed(name).at(-1)?.trim() || null;

const list = (typed: Typed, name: string): readonly string[] => [
  ...new Set(
    typed(name)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];
const ticked = (typed: Typed, name: string): boolean =>
  !UNTICKED.has(last(typed, name)?.toLowerCase() ?? '');

/**
 * Types whose conditions compare something other than their text, the same as in their parser
 * (live.test.ts).
 */
const COMPARES: Readonly<Record<string, (typed: Typed, name: string) => Comparable>> = {
  'checkbox list': list,
  'power cut checks': list,
  checkbox: ticked,
  'data consent': ticked,
  location: (typed, name) => last(typed, `${name}.city`),
  address: (typed, name) => last(typed, `${name}.postcode`),
  'address card': (typed, name) => last(typed, `${name}.postcode`),
  'postcode lookup': (typed, name) => last(typed, `${name}.postcode`),
};

const comparableOf = ({ type, name }: FieldModel, typed: Typed): Comparable =>
  COMPARES[type]?.(typed, name) ?? last(typed, name);

type Comparables = ReadonlyMap<string, Comparable>;

/** Conditions only refer back, and a hidden field counts as unanswered, like in the engine. */
function walk(
  fields: readonly FieldModel[],
  isOpen: boolean,
  before: Comparables,
  typed: Typed,
  names: Set<string>,
): Comparables {
  const values = new Map(before);
  const shows = (condition: Condition | null) =>
    conditionShows(condition, (alias) => values.get(alias) ?? null);
  for (const field of fields) {
    if (!isOpen || !shows(field.condition)) continue;
    names.add(field.name);
    values.set(field.alias, comparableOf(field, typed));
    for (const item of field.items) walk(item, true, values, typed, names);
  }
  return values;
}

export function shownNow({ fieldsets, compared }: PageModel, typed: Typed): ReadonlySet<string> {
  const names = new Set<string>();
  let values: Comparables = new Map(Object.entries(compared));
  for (const { condition, columns } of fieldsets) {
    const isOpen = conditionShows(condition, (alias) => values.get(alias) ?? null);
    values = walk(columns.flat(), isOpen, values, typed, names);
  }
  return names;
}

const everyField = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.flatMap((field) => [field, ...field.items.flatMap((item) => everyField(item))]);

export const fieldsIn = ({ fieldsets }: PageModel): readonly FieldModel[] =>
  everyField(fieldsets.flatMap(({ columns }) => columns.flat()));

export const shownAtFirst = (page: PageModel): ReadonlySet<string> =>
  new Set(
    fieldsIn(page)
      .filter(({ hidden }) => !hidden)
      .map(({ name }) => name),
  );
