import {
  json,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { preview as previewTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { keepPreview } from '~/server/previews/cookie.server';
import { privateHeaders } from '~/server/previews/shown-page.server';

export const handle = { field: 'paper', journey: true };
export const headers: HeadersFunction = () => privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const link = await gatewaysFor(request).previews.open(token);
  if (!link) return json(null, { status: 404 });
  const headers = {
    'Set-Cookie': keepPreview(token, 'draft', link),
    'Referrer-Policy': 'no-referrer',
  };
  return redirect(link.tree, {
    status: 303,
    headers: { ...headers, 'Cache-Control': cachePolicy.private },
  });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: metaTexts(matches, previewTexts)('previewGoneTitle'),
    unlisted: true,
  });

export default function PreviewGone() {
  const t = useTexts(previewTexts);
  return (
    <div className="wrap indent flow page-end">
      <h1>{t('previewGoneTitle')}</h1>
      <p className="lead">{t('previewGoneText')}</p>
    </div>
  );
}
