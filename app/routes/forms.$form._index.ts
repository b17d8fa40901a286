import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { firstOpen, journeyOf } from '~/forms/engine/journey';
import { formPath } from '~/forms/view/form-paths';
import { cachePolicy } from '~/server/cache-policy';
import { draftVisitor } from '~/server/drafts/cookie.server';
import { givenBy } from '~/server/form-page/given.server';
import { formOr404, readDraft } from '~/server/form-page/load-page.server';
import { gateways } from '~/server/gateways.server';

/** The way into a form: its first page, or where the visitor was. The query goes along. Form engine, section 4. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const definition = formOr404(gateways, params.form);
  const { draft } = await readDraft(gateways, await draftVisitor(request), definition);
  const journey = journeyOf(definition, draft?.kept.answers ?? {}, givenBy(gateways));
  const { search } = new URL(request.url);
  return redirect(`${formPath(definition.id, firstOpen(journey))}${search}`, {
    status: 303,
    headers: { 'Cache-Control': cachePolicy.private },
  });
}
