import { fieldsOf, type Definition } from '~/forms/engine/definition';
import type { PageModel } from '~/forms/engine/page-model';
import type { SummarySection } from '~/forms/engine/summary';

/**
 * Until files can be stored, nobody is asked for one: an input that loses its file is worse than none. Required files
 * stay, so that such a form cannot be sent without them unnoticed.
 */
const isLeftOut = (type: string, required: boolean): boolean => type === 'upload' && !required;

export const withoutFiles = (page: PageModel): PageModel => ({
  ...page,
  fieldsets: page.fieldsets.map((fieldset) => ({
    ...fieldset,
    columns: fieldset.columns.map((fields) => fields.filter(({ type, required }) => !isLeftOut(type, required))),
  })),
});

export function summaryWithoutFiles(definition: Definition, sections: readonly SummarySection[]): SummarySection[] {
  const left = fieldsOf(definition).filter(({ type, required }) => isLeftOut(type, required));
  const aliases = new Set(left.map(({ alias }) => alias));
  return sections.map((section) => ({ ...section, rows: section.rows.filter(({ alias }) => !aliases.has(alias)) }));
}
