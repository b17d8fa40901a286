import {
  json,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { routeOf } from '~/cms/route-of';
import { ContentPage, contentPageMeta } from '~/journeys/page/content-page';
import { contentPageAt } from '~/journeys/page/content-page.server';
import { formAddress } from '~/journeys/form/load/short-address.server';
import { gatewaysFor } from '~/server/gateways.server';

/**
 * A content page, an old path of one, or a form's short path. Anything else is a 404, whose text is
 * in root.tsx.
 */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const gateways = gatewaysFor(request);
  const page = await contentPageAt(request, context);
  if (page) return json(page.data, { headers: page.headers });
  const { pathname, search } = new URL(request.url);
  const moved = gateways.content
    .settings()
    .redirects.find(({ from }) => from === routeOf(pathname));
  if (moved) return redirect(moved.to + search, 301);
  const form = formAddress(request, gateways);
  if (form) return redirect(form, 302);
  throw new Response(null, { status: 404 });
};

export const handle = { hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  contentPageMeta(matches, data);

export default function AnyPage() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
