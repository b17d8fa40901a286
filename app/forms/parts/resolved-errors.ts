import { type FieldModel, type FieldsetModel, type PageModel } from '../engine/page-model';
import { type Typed } from '../fields/view';
import { fieldViews } from '../fields/views';
import { fieldsIn } from './live';

function isStillWrong(field: FieldModel, values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length === 0) return field.required;
  return fieldViews[field.type]?.isWrong?.(filled, field) ?? false;
}

function inputsOf(name: string, page: PageModel, names: readonly string[]): readonly string[] {
  const fieldset = page.fieldsets.find(({ id }) => id === name);
  const roots = fieldset ? fieldset.columns.flat().map((field) => field.name) : [name];
  return names.filter((one) => roots.some((root) => one === root || one.startsWith(`${root}.`)));
}

export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** As far as the browser can tell. `before` are the inputs' values when the page loaded. */
export function resolvedProblems(
  page: PageModel,
  before: Snapshot,
  now: Snapshot,
): ReadonlySet<string> {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  const typed: Typed = (name) => now.get(name) ?? [];
  const fields = fieldsIn(page);
  const isResolved = (name: string): boolean => {
    const inputs = inputsOf(name, page, names);
    const isChanged = inputs.some(
      (one) => typed(one).join('\n') !== (before.get(one) ?? []).join('\n'),
    );
    const values = inputs.flatMap(typed);
    const field = fields.find((one) => one.name === name);
    return (
      isChanged &&
      (field ? !isStillWrong(field, values) : values.some((value) => value.trim() !== ''))
    );
  };
  return new Set(page.problems.map(({ name }) => name).filter(isResolved));
}

export function withoutProblems(page: PageModel, resolved: ReadonlySet<string>): PageModel {
  if (resolved.size === 0) return page;
  const field = (one: FieldModel): FieldModel => ({
    ...one,
    errors: Object.fromEntries(Object.entries(one.errors).filter(([name]) => !resolved.has(name))),
    items: one.items.map((item) => item.map(field)),
  });
  const fieldset = (one: FieldsetModel): FieldsetModel => ({
    ...one,
    error: resolved.has(one.id) ? null : one.error,
    columns: one.columns.map((column) => column.map(field)),
  });
  return {
    ...page,
    fieldsets: page.fieldsets.map(fieldset),
    problems: page.problems.filter(({ name }) => !resolved.has(name)),
  };
}
