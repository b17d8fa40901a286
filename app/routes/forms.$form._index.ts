import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { firstOpen, journeyOf } from '~/forms/engine/journey';
import { formPath } from '~/forms/view/form-paths';
import { cachePolicy } from '~/server/cache-policy';
import { draftVisitor, refusesCookies } from '~/server/drafts/cookie.server';
import { entryPath, needsEntry } from '~/server/form-page/entry.server';
import { withFiles } from '~/server/form-page/files.server';
import { givenBy } from '~/server/form-page/given.server';
import { formOr404 } from '~/server/form-page/form-or-404.server';
import { readDraft } from '~/server/form-page/read-draft.server';
import { gateways } from '~/server/gateways.server';
import { readVisit } from '~/server/session.server';

/** The way into a form: its entry page, its first page, or where the visitor was. The query goes along. Form engine, section 4. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const definition = formOr404(gateways, params.form);
  const visitor = await draftVisitor(request);
  const { draft, failed } = await readDraft(gateways, visitor, definition);
  const given = await withFiles(givenBy(gateways, definition), gateways, definition, visitor);
  const journey = journeyOf(definition, draft?.kept.answers ?? {}, given);
  // A browser that refuses cookies is told so by the first page, instead of coming here again and again.
  const enters = !failed && !refusesCookies(request, visitor);
  const atEntry = enters && needsEntry(definition, await readVisit(request), draft !== null, given.now);
  const { search } = new URL(request.url);
  return redirect(`${atEntry ? entryPath(definition.id) : formPath(definition.id, firstOpen(journey))}${search}`, {
    status: 303,
    headers: { 'Cache-Control': cachePolicy.private },
  });
}
