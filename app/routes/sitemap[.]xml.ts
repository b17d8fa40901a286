import type { LoaderFunctionArgs } from '@remix-run/node';
import { formPath } from '~/forms/form-paths';
import { sharedText } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { DEVELOPERS_PATH, STATUS_PATH } from '~/journeys/open/paths';
import { ESTIMATES_PATH } from '~/journeys/incident/words/odds';
import { WARM_PATH } from '~/journeys/warm/warm-path';
import { sitemapOf } from '~/journeys/share/sitemap';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { content, forms } = gatewaysFor(request);
  const pages = content.routes().filter((route) => content.page(route)?.unlisted === false);
  const services = content.collections().services.map(({ url }) => url);
  const places = content.settings().places.map(({ slug }) => `/power-cut/${slug}`);
  const all = [
    ...pages,
    WARM_PATH,
    ESTIMATES_PATH,
    STATUS_PATH,
    DEVELOPERS_PATH,
    ...services,
    ...places,
    ...forms.all().map(({ id }) => formPath(id)),
  ];
  return sharedText(request, sitemapOf(env.BASE_URL, all), 'application/xml', cachePolicy.content);
};
