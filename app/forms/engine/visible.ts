import { type Comparable, type Condition, conditionShows } from './condition';
import { type Definition, type Field, type Fieldset, fieldsOfSet, type Page } from './definition';
import { type Answers, type Json } from './json';

export interface ShownSet extends Fieldset {
  /** Those of its fields that are shown, in reading order. */
  readonly fields: readonly Field[];
}

export interface ShownPage extends Omit<Page, 'fieldsets'> {
  readonly fieldsets: readonly ShownSet[];
  readonly fields: readonly Field[];
}

/** What is shown for some answers, and the answers that count: those of shown fields. */
export interface VisibleForm {
  readonly pages: readonly ShownPage[];
  readonly fields: readonly Field[];
  readonly answers: Answers;
  /** What conditions compare, by alias: of every field in a shown fieldset. */
  readonly compared: ReadonlyMap<string, Comparable>;
}

/** The answer of a shown field; undefined while it was not asked. Hidden fields are never looked up. */
type Source = (field: Field) => Json | undefined;

/** Goes down a form once. Conditions only look back, so everything above is settled by the time it is needed. */
function walker(source: Source) {
  const answers = new Map<string, Json>();
  const comparable = new Map<string, Comparable>();
  const shows = (condition: Condition | null) => conditionShows(condition, (alias) => comparable.get(alias) ?? null);
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
 * The pages, fieldsets and fields that are shown. A hidden field counts as not answered in other conditions; a page with
 * nothing to show is left out. Specification: form engine, section 5; decisions F-610, F-611.
 */
export function settle(definition: Definition, source: Source): VisibleForm {
  const { shows, visit, answers, comparable } = walker(source);
  const pages: ShownPage[] = [];
  for (const page of definition.pages) {
    if (!shows(page.condition)) continue;
    const fieldsets: ShownSet[] = [];
    for (const fieldset of page.fieldsets) {
      if (!shows(fieldset.condition)) continue;
      const fields = fieldsOfSet(fieldset).filter(visit);
      if (fields.length > 0) fieldsets.push({ ...fieldset, fields });
    }
    const fields = fieldsets.flatMap((fieldset) => fieldset.fields);
    if (fields.some((field) => field.type !== 'hidden')) pages.push({ ...page, fieldsets, fields });
  }
  const fields = pages.flatMap((page) => page.fields);
  // A field of type hidden that is alone on its page belongs to no shown page, yet conditions may refer to it.
  const shown: Record<string, Json> = {};
  for (const { alias } of fields) {
    const answer = answers.get(alias);
    if (answer !== undefined) shown[alias] = answer;
  }
  return { pages, fields, answers: shown, compared: comparable };
}

/** A field of type hidden carries its default value; every other one what was answered. */
const answered = (field: Field, answers: Answers): Json | undefined =>
  field.type === 'hidden' ? field.defaultValue || undefined : answers[field.alias];

export const visible = (definition: Definition, answers: Answers): VisibleForm =>
  settle(definition, (field) => answered(field, answers));

/** The questions of one repeater item that are shown: they may look at the item, and at the form around it. */
export function visibleItem(
  fields: readonly Field[],
  item: Answers,
  form: Pick<VisibleForm, 'fields' | 'answers'>,
): Pick<VisibleForm, 'fields' | 'answers'> {
  const outer = new Set(form.fields);
  const { visit, answers } = walker((field) => (outer.has(field) ? form.answers : item)[field.alias]);
  form.fields.forEach(visit);
  answers.clear();
  const shown = fields.filter(visit);
  return { fields: shown, answers: Object.fromEntries(answers) };
}
