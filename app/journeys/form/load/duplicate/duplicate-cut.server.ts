import { fieldsOfPage } from '~/forms/engine/definition';
import { payloadOf } from '~/forms/engine/payload';
import { formPath } from '~/forms/form-paths';
import { duplicateOf, type Duplicate } from '~/server/submissions/duplicate-of.server';
import type { FormContext } from '../form-context';

/**
 * Returns the page where a form answers before asking. No form has a page called `known` (slug.ts).
 */
export const duplicatePathOf = (form: string): string => `${formPath(form)}/known`;

/**
 * Returns the known power cut at the answered place, or null if there is none or the form does not
 * look for one yet.
 */
export async function duplicateCut({
  definition,
  journey,
  visit,
  base,
  gateways,
}: FormContext): Promise<Duplicate | null> {
  if (!definition.health) return null;
  const { pageType, Address } = payloadOf(journey(), { reference: '' }, base);
  return Address ? duplicateOf({ pageType, Address }, visit, gateways, base.now) : null;
}

/**
 * Returns the answer page if the power cut is known and the visitor has not said theirs is
 * different; null for the next page. docs/decisions/report.md
 */
export async function answerAfter(context: FormContext, slug: string): Promise<string | null> {
  const { definition, visit } = context;
  const page = definition.pages.find((one) => one.slug === slug);
  if (!page || !fieldsOfPage(page).some(({ alias }) => alias === definition.address)) return null;
  const known = await duplicateCut(context);
  return known && known.reference !== visit.differentFrom ? duplicatePathOf(definition.id) : null;
}
