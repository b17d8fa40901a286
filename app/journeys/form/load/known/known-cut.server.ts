import { fieldsOfPage } from '~/forms/engine/definition';
import { payloadOf } from '~/forms/engine/payload';
import { formPath } from '~/forms/form-paths';
import { duplicateOf, type Duplicate } from '~/server/submissions/duplicate-of.server';
import type { FormContext } from '../context.server';

/** Where a form answers before it asks; `known` is no page of its own in any form (slug.ts). */
export const knownPathOf = (form: string): string => `${formPath(form)}/known`;

/** The known power cut at the place that the answers name; null where there is none, or where the form does not look for one yet. */
export async function knownCut({
  definition,
  journey,
  visit,
  given,
  gateways,
}: FormContext): Promise<Duplicate | null> {
  if (!definition.health) return null;
  const { pageType, Address } = payloadOf(journey(), { reference: '' }, given);
  return Address ? duplicateOf({ pageType, Address }, visit, gateways, given.now) : null;
}

/**
 * From the page that asks for the place to the answer, where the power cut is known and the visitor has not said that theirs is
 * different; null for the next page. docs/decisions/report.md
 */
export async function answerAfter(context: FormContext, slug: string): Promise<string | null> {
  const { definition, visit } = context;
  const page = definition.pages.find((one) => one.slug === slug);
  if (!page || !fieldsOfPage(page).some(({ alias }) => alias === definition.address)) return null;
  const known = await knownCut(context);
  return known && known.reference !== visit.differentFrom ? knownPathOf(definition.id) : null;
}
