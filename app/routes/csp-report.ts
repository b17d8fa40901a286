import type { ActionFunctionArgs } from '@remix-run/node';
import { routeIdOf } from '~/server/front/front.server';
import { logger } from '~/server/lib/logger.server';
import { waitOf } from '~/server/lib/rate-limit.server';
import { createPolicyReports } from '~/server/telemetry/policy-reports.server';

const take = createPolicyReports({ logger, routeOf: (path) => routeIdOf(path) });

export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const wait = waitOf(request, 'csp-report');
  if (wait > 0)
    return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  return request.method === 'POST'
    ? take(request)
    : new Response(null, { status: 405, headers: { Allow: 'POST' } });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
