import { conditionShows, type Comparable, type Condition } from '../engine/condition';
import { type FieldModel, type PageModel } from '../engine/page-model';
import { lastTyped, type Typed } from '../fields/view';
import { fieldViews } from '../fields/views';

const comparableOf = ({ type, name }: FieldModel, typed: Typed): Comparable =>
  fieldViews[type]?.compare?.(typed, name) ?? lastTyped(typed, name);

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
