import type { LoaderFunctionArgs } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { logWithoutScript } from '~/journeys/incident/load/noscript-search-log.server';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';
import { readVisit } from '~/server/visit/session.server';

const EMPTY_PICTURE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/**
 * An image in a `<noscript>`, so that searches without JavaScript are logged too. Its URL holds
 * nothing personal.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { question } = readIncidentQuery(new URL(request.url).searchParams);
  const { searchedAddress } = await readVisit(request);
  if (searchedAddress) {
    const incident =
      question.kind === 'reference'
        ? gatewaysFor(request).incidents.snapshot()?.byReference.get(question.reference)
        : undefined;
    logWithoutScript(
      {
        mpan: searchedAddress.mpan,
        postcode: searchedAddress.postcode,
        isMultipin: question.kind === 'sector',
        incidentType: incident?.type ?? null,
        incidentReference: incident?.reference ?? null,
      },
      Date.now(),
    );
  }
  return new Response(new Uint8Array(EMPTY_PICTURE), {
    headers: { 'Content-Type': 'image/gif', 'Cache-Control': cachePolicy.noStore },
  });
}
