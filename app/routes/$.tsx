import { json, redirect, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { routeOf } from '~/cms/route-of';
import { ContentPage, contentPageMeta } from '~/journeys/page/content-page';
import { contentPageAt } from '~/journeys/page/content-page.server';
import { formAddress } from '~/journeys/form/load/short-address.server';
import { gatewaysFor } from '~/server/gateways.server';

/**
 * Every address that no route knows: a page of content, the old address of
 * one, or a form's short address. Everything else is a 404, which root.tsx words.
 * Specification: lookup, section 1 (pages and blocks come from the content system).
 */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const gateways = gatewaysFor(request);
  const page = await contentPageAt(request, context);
  if (page) return json(page.data, { headers: page.headers });
  const { pathname, search } = new URL(request.url);
  const moved = gateways.content.settings().redirects.find(({ from }) => from === routeOf(pathname));
  if (moved) return redirect(moved.to + search, 301);
  const form = formAddress(request, gateways);
  if (form) return redirect(form, 302);
  throw new Response(null, { status: 404 });
};

export const handle = { hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => contentPageMeta(matches, data);

export default function AnyPage() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
