import type { LoaderFunctionArgs } from '@remix-run/node';
import { firstOpen } from '~/forms/engine/journey';
import { formPath } from '~/forms/form-paths';
import { seeOther } from '~/server/answers.server';
import { refusesCookies } from '~/server/drafts/cookie.server';
import { formContext } from '~/journeys/form/load/context.server';
import { entryPath, needsEntry } from '~/journeys/form/load/entry.server';
import { gatewaysFor } from '~/server/gateways.server';

/**
 * Redirects to the form's entry page, its first page, or where the visitor left off, with the same
 * query.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const context = await formContext(request, params.form, gatewaysFor(request));
  const { definition, search, visitor, journey } = context;
  // The first page explains if the browser blocks cookies, instead of redirecting here forever.
  const atEntry = !refusesCookies(search, visitor) && needsEntry(context);
  return seeOther(
    `${atEntry ? entryPath(definition.id) : formPath(definition.id, firstOpen(journey()))}${new URL(request.url).search}`,
  );
}

export const handle = { field: 'paper' };

/** A route without a component would answer without words for a form that isn't there. */
export default function FormStart() {
  return null;
}
