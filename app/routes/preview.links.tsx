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
import { previewTexts } from '~/cms/texts/preview';
import { HOURS } from '~/domain/preview/preview-link';
import { PreviewLinks } from '~/frame/preview-links';
import { formFields } from '~/server/form.server';
import { gateways } from '~/server/gateways.server';
import { linkOf } from '~/server/previews/command.server';
import { editorsAllowed, isEditor, isEditorKey, keepEditor } from '~/server/previews/editor.server';
import { privateHeaders } from '~/server/previews/shown-page.server';
import { trySecret } from '~/server/previews/tries.server';

export const handle = { field: 'paper', journey: true };
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { ...privateHeaders, ...(wait === null ? {} : { 'Retry-After': wait }) };
};
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: metaTexts(matches, previewTexts)('linksTitle'), unlisted: true });

/** The protected page where editors make preview links. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!editorsAllowed()) throw new Response(null, { status: 404 });
  const now = Date.now();
  return { now, links: isEditor(request, now) ? await gateways.previews.list() : null };
}

export async function action({ request }: ActionFunctionArgs) {
  const now = Date.now();
  if (!editorsAllowed()) throw new Response(null, { status: 404 });
  const fields = await formFields(request);
  if (!isEditor(request, now)) {
    const tried = trySecret(request, () => isEditorKey(fields['key'] ?? ''), now);
    if (tried.kind === 'later')
      return json(
        { error: 'tries' as const, url: null, fields: {} },
        { status: 429, headers: { 'Retry-After': String(tried.seconds) } },
      );
    if (tried.kind === 'wrong') return json({ error: 'key' as const, url: null, fields: {} }, { status: 422 });
    return redirect('/preview/links', { status: 303, headers: { 'Set-Cookie': keepEditor(now) } });
  }
  if (fields['revoke']) {
    await gateways.previews.revoke(fields['revoke']);
    return redirect('/preview/links', { status: 303 });
  }
  const { route = '', hours = '' } = fields;
  const kept = { route, hours };
  if (!/^\/[^?#\s]{0,299}$/.test(route))
    return json({ error: 'route' as const, url: null, fields: kept }, { status: 422 });
  const length = Number(hours || HOURS.usual);
  if (!(length >= HOURS.least && length <= HOURS.most))
    return json({ error: 'hours' as const, url: null, fields: kept }, { status: 422 });
  const { token } = await gateways.previews.make(route.toLowerCase(), length);
  return json({ error: null, url: linkOf(token), fields: {} });
}

export default function PreviewLinksRoute() {
  return <PreviewLinks {...useLoaderData<typeof loader>()} result={useActionData<typeof action>() ?? null} />;
}
