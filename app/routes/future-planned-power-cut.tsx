import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { plannedTexts } from '~/cms/texts/planned';
import { FuturePlanned } from '~/incident-view/future-planned';
import { futurePlannedModel } from '~/incident-view/future-planned-model';
import { ChangeAddress } from '~/search-view/change-address';
import { isFuture } from '~/domain/incident/flags';
import { covers } from '~/incident-view/incident-model';
import { textsOf } from '~/cms/texts';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { readIncidentQuery } from '~/server/incident-page/query.server';
import { futureWorkAt } from '~/server/planned-lookup.server';
import { readVisit } from '~/server/session.server';

/** The planned work to come of the remembered address, or of the reference in the link. The form joins it with the forms. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const { question } = readIncidentQuery(new URL(request.url).searchParams);
  const { searchedAddress, futurePlannedIncidentRef } = await readVisit(request);
  const snapshot = gateways.incidents.snapshot();
  const reference = question.kind === 'reference' ? question.reference : futurePlannedIncidentRef;
  const named = reference === null ? undefined : snapshot?.byReference.get(reference);
  const found =
    named ??
    (snapshot && searchedAddress ? await futureWorkAt(gateways.incidents, snapshot, searchedAddress, now) : null);
  const incident = found && isFuture(found, now) ? found : null;
  const t = textsOf(plannedTexts, gateways.content.dictionary());
  const address = incident && covers(incident, searchedAddress) ? (searchedAddress?.fullAddress ?? null) : null;
  const data = {
    work: incident && futurePlannedModel(incident, now, t, address),
    postcode: searchedAddress?.postcode ?? null,
    phone: gateways.content.settings().operator.phone,
    unavailable: snapshot === null,
  };
  return json(data, { status: snapshot ? 200 : 503, headers: { 'Cache-Control': cachePolicy.private } });
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper' };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, plannedTexts);
  const title = data?.work ? `${t('futureTitle')}: ${data.work.date}` : t('futureNoneTitle');
  return pageMeta(matches, { title, description: t('futureDescription') });
};

export default function FuturePlannedRoute() {
  const { work, postcode, phone, unavailable } = useLoaderData<typeof loader>();
  // Without a remembered address the search begins at /power-cut (lookup, section 2; decision L-662).
  return (
    <FuturePlanned
      work={work}
      unavailable={unavailable}
      phone={phone}
      change={postcode && <ChangeAddress mode="power-cut" value={postcode} />}
    />
  );
}
