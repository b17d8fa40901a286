import type { LoaderFunctionArgs } from '@remix-run/node';
import { formPath } from '~/forms/view/form-paths';
import { sharedText } from '~/server/api.server';
import { cachePolicy } from '~/server/cache-policy';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { sitemapOf } from '~/server/share/sitemap';

/** Every public page that has something to say to anyone. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const { content, forms } = gateways;
  const pages = content.routes().filter((route) => content.page(route)?.unlisted === false);
  const services = content.collections().services.map(({ url }) => url);
  const places = content.settings().places.map(({ slug }) => `/power-cut/${slug}`);
  const all = [...pages, ...services, ...places, ...forms.all().map(({ id }) => formPath(id))];
  return sharedText(request, sitemapOf(env.BASE_URL, all), 'application/xml', cachePolicy.content);
};
