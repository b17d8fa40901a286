import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import { incidentUrl } from '~/domain/incident/for-address';
import { situationOf } from '~/domain/incident/situation';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { calendarFile, needsSafari } from '~/journeys/incident/load/calendar.server';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';

/** The page says "Open Safari" for browsers that cannot open it. */
export function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const { question, originSector } = readIncidentQuery(new URL(request.url).searchParams);
  const reference = question.kind === 'reference' ? question.reference : '';
  const incident = gateways.incidents.snapshot()?.byReference.get(reference);
  if (!incident)
    throw redirect(incidentUrl(reference || '-', originSector), {
      status: 303,
      headers: { 'Cache-Control': cachePolicy.private },
    });
  const page = incidentUrl(incident.reference, originSector);
  if (needsSafari(request.headers.get('User-Agent') ?? '')) {
    return redirect(`${page}&calendar=safari`, {
      status: 303,
      headers: { 'Cache-Control': cachePolicy.private },
    });
  }
  const t = textsOf(incidentWords, gateways.content.dictionary());
  const storm = gateways.content.live().stormMode;
  const file = calendarFile(situationOf(incident, Date.now(), { storm }), {
    t,
    url: env.BASE_URL + incidentUrl(incident.reference, null),
  });
  if (file === null)
    return redirect(page, { status: 303, headers: { 'Cache-Control': cachePolicy.private } });
  const headers = new Headers({
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="power-cut.ics"',
    'Cache-Control': cachePolicy.private,
  });
  return new Response(file, { headers });
}
