import { type Comparable, type Condition, conditionShows } from './condition';
import { type Definition, type Fieldset, fieldsOfSet, type Page } from './definition';
import { type Field } from './field-type';
import { type Answers, type Json } from './json';

export interface VisibleFieldset extends Fieldset {
  readonly fields: readonly Field[];
}

export interface VisiblePage extends Omit<Page, 'fieldsets'> {
  readonly fieldsets: readonly VisibleFieldset[];
  readonly fields: readonly Field[];
}

export interface VisibleForm {
  readonly pages: readonly VisiblePage[];
  readonly fields: readonly Field[];
  readonly answers: Answers;
  /** By alias, of every field in a visible fieldset. */
  readonly compared: ReadonlyMap<string, Comparable>;
}

/** Undefined if not asked yet. Never called for hidden fields. */
type Source = (field: Field) => Json | undefined;

/** Conditions only refer back, so everything above is decided by the time it is needed. */
function walker(source: Source) {
  const answers = new Map<string, Json>();
  const comparable = new Map<string, Comparable>();
  const shows = (condition: Condition | null) =>
    conditionShows(condition, (alias) => comparable.get(alias) ?? null);
  const visit = (field: Field): boolean => {
    if (field.condition && !shows(field.condition)) return false;
    const answer = source(field);
    if (answer !== undefined) answers.set(field.alias, answer);
    comparable.set(field.alias, field.kind.compare?.(answer ?? null) ?? null);
    return true;
  };
  return { shows, visit, answers, comparable };
}

/**
 * A hidden field counts as unanswered in other conditions; a page with nothing visible is omitted
 * (F-610, F-611).
 */
export function settle(definition: Definition, source: Source): VisibleForm {
  const { shows, visit, answers, comparable } = walker(source);
  const pages: VisiblePage[] = [];
  for (const page of definition.pages) {
    if (!shows(page.condition)) continue;
    const fieldsets: VisibleFieldset[] = [];
    for (const fieldset of page.fieldsets) {
      if (!shows(fieldset.condition)) continue;
      const fields = fieldsOfSet(fieldset).filter(visit);
      if (fields.length > 0) fieldsets.push({ ...fieldset, fields });
    }
    const fields = fieldsets.flatMap((fieldset) => fieldset.fields);
    if (fields.some((field) => !field.kind.isHidden)) pages.push({ ...page, fieldsets, fields });
  }
  const fields = pages.flatMap((page) => page.fields);
  // A field of type hidden that is alone on its page belongs to no visible page, yet conditions may
  // refer to it.
  const visibleAnswers: Record<string, Json> = {};
  for (const { alias } of fields) {
    const answer = answers.get(alias);
    if (answer !== undefined) visibleAnswers[alias] = answer;
  }
  return { pages, fields, answers: visibleAnswers, compared: comparable };
}

const answered = (field: Field, answers: Answers): Json | undefined =>
  field.kind.isHidden ? field.defaultValue || undefined : answers[field.alias];

export const visible = (definition: Definition, answers: Answers): VisibleForm =>
  settle(definition, (field) => answered(field, answers));

export function visibleItem(
  fields: readonly Field[],
  item: Answers,
  form: Pick<VisibleForm, 'fields' | 'answers'>,
): Pick<VisibleForm, 'fields' | 'answers'> {
  const outer = new Set(form.fields);
  const { visit, answers } = walker(
    (field) => (outer.has(field) ? form.answers : item)[field.alias],
  );
  form.fields.forEach(visit);
  answers.clear();
  const visibleFields = fields.filter(visit);
  return { fields: visibleFields, answers: Object.fromEntries(answers) };
}
