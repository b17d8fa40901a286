import { fieldsOfPage } from '~/forms/engine/definition';
import { payloadOf } from '~/forms/engine/payload';
import { formPath } from '~/forms/form-paths';
import { duplicateOf, type Duplicate } from '~/server/submissions/duplicate-of.server';
import type { FormContext } from '../form-context';

/** No form has a page called `known` (slug.ts). */
export const duplicatePathOf = (form: string): string => `${formPath(form)}/known`;

/** Null if there is none at the answered place or the form does not look for one yet. */
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
 * Null for the next page: no known power cut, or the visitor has said theirs is different.
 * docs/decisions/report.md
 */
export async function answerAfter(context: FormContext, slug: string): Promise<string | null> {
  const { definition, visit } = context;
  const page = definition.pages.find((one) => one.slug === slug);
  if (!page || !fieldsOfPage(page).some(({ alias }) => alias === definition.address)) return null;
  const known = await duplicateCut(context);
  return known && known.reference !== visit.differentFrom ? duplicatePathOf(definition.id) : null;
}
