import { isRecord } from '~/domain/is-record';
import { type Condition } from './condition';
import { type Definition, fieldsByAlias, fieldsOf } from './definition';
import { type Field } from './field-type';
import { placeOf, type Report } from './fault';
import { slugsOf } from './slug';
import { type WireDefinition, type WirePage } from './wire-definition';

/**
 * Each is one of the form's own pages by its slug, or a page whose fields may be named by alias.
 */
export type OtherPages = WireDefinition['stormPages'];

/** By alias: a repeater's items are part of their field. */
const writtenFields = (pages: readonly WirePage[]): ReadonlyMap<string, unknown> =>
  new Map(
    pages
      .flatMap(({ fieldsets }) =>
        fieldsets.flatMap(({ columns }) => columns.flatMap(({ fields }) => fields)),
      )
      .flatMap((field) =>
        isRecord(field) && typeof field['alias'] === 'string' ? [[field['alias'], field]] : [],
      ),
  );

export function writtenOut(
  pages: readonly WirePage[],
  others: OtherPages,
  report: Report,
): readonly WirePage[] {
  const slugs = slugsOf(pages);
  const bySlug = new Map(
    pages.map((page, index) => [slugs[index], { ...page, slug: slugs[index] }]),
  );
  const byAlias = writtenFields(pages);
  const fieldNamed = (field: unknown): readonly unknown[] => {
    if (typeof field !== 'string') return [field];
    const named = byAlias.get(field);
    if (named === undefined) report(`field "${field}"`, 'does not exist in the pages of the form');
    return named === undefined ? [] : [named];
  };
  return others.flatMap((page): readonly WirePage[] => {
    if (typeof page === 'string') {
      const named = bySlug.get(page);
      if (!named) report(`page "${page}"`, 'does not exist in the form');
      return named ? [named] : [];
    }
    const fieldsets = page.fieldsets.map((fieldset) => ({
      ...fieldset,
      columns: fieldset.columns.map(({ fields }) => ({ fields: fields.flatMap(fieldNamed) })),
    }));
    return [{ ...page, fieldsets }];
  });
}

/** Only the rules about questions that are asked; null without any. */
function ofAsked(
  condition: Condition | null,
  fields: ReadonlyMap<string, Field>,
): Condition | null {
  const rules = condition?.rules.filter(({ field }) => fields.has(field)) ?? [];
  return condition && rules.length > 0 ? { ...condition, rules } : null;
}

/**
 * Rules about questions and sections that these pages omit are dropped, and the answers to such
 * questions stay in the draft, because the form's own pages may ask for them again.
 */
export function withPages(whole: Definition, pages: Definition['pages']): Definition {
  const definition: Definition = { ...whole, pages, storm: null, health: null, besides: [] };
  const { mandatorySection } = whole;
  const fields = fieldsByAlias(definition);
  const captions = new Set(
    pages.flatMap(({ fieldsets }) => fieldsets.map(({ caption }) => caption)),
  );
  return {
    ...definition,
    besides: fieldsOf(whole).filter(({ alias }: Field) => !fields.has(alias)),
    mandatorySection:
      mandatorySection === 'every'
        ? 'every'
        : mandatorySection.filter((section) => captions.has(section)),
    priorityNote: ofAsked(whole.priorityNote, fields),
    anotherTime: ofAsked(whole.anotherTime, fields),
  };
}

export const reportIn =
  (name: string, report: Report): Report =>
  (place, reason) =>
    report(placeOf(name, place), reason);
