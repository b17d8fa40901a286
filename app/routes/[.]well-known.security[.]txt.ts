import type { LoaderFunctionArgs } from '@remix-run/node';
import { securityText } from '~/journeys/share/security-text';
import { env } from '~/server/env.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { sharedText } from '~/server/lib/api.server';

/** RFC 9116; 404 unless the settings name a contact. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { securityContacts } = gatewaysFor(request).content.settings();
  if (securityContacts.length === 0) return new Response(null, { status: 404 });
  return sharedText(
    request,
    securityText(securityContacts, env.BASE_URL, Date.now()),
    'text/plain',
    cachePolicy.hour,
  );
}
