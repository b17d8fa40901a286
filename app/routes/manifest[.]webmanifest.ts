import type { LoaderFunctionArgs } from '@remix-run/node';
import { manifestOf } from '~/journeys/offline/manifest';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { sharedText } from '~/server/lib/api.server';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { content } = gatewaysFor(request);
  const manifest = manifestOf(content.settings(), content.dictionary());
  return sharedText(
    request,
    JSON.stringify(manifest),
    'application/manifest+json',
    cachePolicy.hour,
  );
};
