import {
  json,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { textsOf } from '~/words/texts';
import { preview as previewTexts } from '#words/en.json';
import { previewLinkSchema } from '~/forms/schemas/preview-link';
import { PreviewLinks, type PreviewLinksResult } from '~/frame/preview-links';
import { gatewaysFor } from '~/server/gateways.server';
import { checkForm, postedFields } from '~/server/lib/posted-form.server';
import { linkOf } from '~/server/previews/command.server';
import { editorsAllowed, isEditor, isEditorKey, keepEditor } from '~/server/previews/editor.server';
import { hasDraftAt, privateHeaders } from '~/server/previews/shown-page.server';
import { tryKey } from '~/server/previews/tries.server';

export const handle = { field: 'paper', journey: true };
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { ...privateHeaders, ...(wait === null ? {} : { 'Retry-After': wait }) };
};
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: metaTexts(matches, previewTexts)('linksTitle'), unlisted: true });

export async function loader({ request }: LoaderFunctionArgs) {
  if (!editorsAllowed()) throw new Response(null, { status: 404 });
  const now = Date.now();
  return { now, links: isEditor(request, now) ? await gatewaysFor(request).previews.list() : null };
}

const nothingMade: PreviewLinksResult = { fieldErrors: {}, url: null, fields: {} };

export async function action({ request }: ActionFunctionArgs) {
  const gateways = gatewaysFor(request);
  const now = Date.now();
  if (!editorsAllowed()) throw new Response(null, { status: 404 });
  const fields = await postedFields(request);
  const say = textsOf(previewTexts, gateways.content.dictionary());
  if (!isEditor(request, now)) {
    const tried = tryKey(request, () => isEditorKey(fields['key'] ?? ''), now);
    if (tried.kind === 'later')
      return json(
        { ...nothingMade, fieldErrors: { key: say('linksKeyTries') } },
        { status: 429, headers: { 'Retry-After': String(tried.seconds) } },
      );
    if (tried.kind === 'wrong')
      return json({ ...nothingMade, fieldErrors: { key: say('linksKeyWrong') } }, { status: 422 });
    return redirect('/preview/links', { status: 303, headers: { 'Set-Cookie': keepEditor(now) } });
  }
  if (fields['revoke']) {
    await gateways.previews.revoke(fields['revoke']);
    return redirect('/preview/links', { status: 303 });
  }
  const { route = '', hours = '' } = fields;
  const { data, fieldErrors } = await checkForm(previewLinkSchema, say, fields);
  if (fieldErrors)
    return json({ ...nothingMade, fieldErrors, fields: { route, hours } }, { status: 422 });
  if (!(await hasDraftAt(gateways, data.route))) {
    const wrong = { route: say('linksNoDraft', { route: data.route }) };
    return json({ ...nothingMade, fieldErrors: wrong, fields: { route, hours } }, { status: 422 });
  }
  const { token } = await gateways.previews.make(data.route, data.hours);
  return json({ ...nothingMade, url: linkOf(token) });
}

export default function PreviewLinksRoute() {
  return (
    <PreviewLinks
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() ?? null}
    />
  );
}
