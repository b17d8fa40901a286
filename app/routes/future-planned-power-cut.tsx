import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { incidentSaid, language as languageTexts, planned as plannedTexts } from '#words/en.json';
import { FuturePlanned } from '~/journeys/planned/future-planned';
import { futurePlannedModel } from '~/journeys/planned/future-planned-model';
import { ChangeAddress } from '~/journeys/search/change-address';
import { nextOf } from '~/domain/offers/next-step';
import { isFuture, isCancelled } from '~/domain/incident/flags';
import { covers } from '~/journeys/incident/models/incident-model';
import { textsOf } from '~/words/texts';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { checksOf } from '~/server/ports/offers/checks.server';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';
import { futureWorkAt } from '~/journeys/planned/planned-lookup.server';
import { readVisit, writeVisit } from '~/server/visit/session.server';

/** Another address goes through the planned search, which picks the page for its planned work. */
const PLANNED_SEARCH = '/power-cut/planned-power-cut-search?chosen=true';

/**
 * Of the saved address, or of the reference in the link. Continues to the form, or to the offers
 * once the form is sent.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const now = Date.now();
  const { question } = readIncidentQuery(new URL(request.url).searchParams);
  const visit = await readVisit(request);
  const { searchedAddress, futurePlannedIncidentRef } = visit;
  const snapshot = gateways.incidents.snapshot();
  const reference = question.kind === 'reference' ? question.reference : futurePlannedIncidentRef;
  const named = reference === null ? undefined : snapshot?.byReference.get(reference);
  const found =
    named ??
    (snapshot && searchedAddress
      ? await futureWorkAt(gateways.incidents, snapshot, searchedAddress, now)
      : null);
  const incident = found && isFuture(found, now) && !isCancelled(found) ? found : null;
  const t = textsOf(
    { ...languageTexts, ...plannedTexts, ...incidentSaid },
    gateways.content.dictionary(),
  );
  const address =
    incident && covers(incident, searchedAddress) ? (searchedAddress?.fullAddress ?? null) : null;
  const mpan = address === null ? null : (searchedAddress?.mpan ?? null);
  const check = mpan === null ? null : await checksOf(gateways.offers, logger).registration(mpan);
  const { hideOffersPageFromFuturePlannedJourney: offersHidden } = gateways.content.live();
  const data = {
    work: incident && futurePlannedModel(incident, now, t, address),
    next: incident ? nextOf(check, offersHidden) : null,
    postcode: searchedAddress?.postcode ?? null,
    phone: gateways.content.settings().operator.phone,
    unavailable: snapshot === null,
  };
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  // A link to this work counts as a search for it: the form names the work.
  if (incident && incident.reference !== visit.futurePlannedIncidentRef)
    headers.set(
      'Set-Cookie',
      await writeVisit({ ...visit, futurePlannedIncidentRef: incident.reference }),
    );
  return json(data, { status: snapshot ? 200 : 503, headers });
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, plannedTexts);
  const title = data?.work ? `${t('futureTitle')}: ${data.work.date}` : t('futureNoneTitle');
  return pageMeta(matches, { title, description: t('futureDescription') });
};

export default function FuturePlannedRoute() {
  const { work, next, postcode, phone, unavailable } = useLoaderData<typeof loader>();
  // Without a remembered address the search begins at /power-cut (L-662).
  return (
    <FuturePlanned
      work={work}
      next={next}
      unavailable={unavailable}
      phone={phone}
      change={
        postcode && (
          <ChangeAddress
            mode="form"
            postcodeOnly
            ownOnly
            returnTo={PLANNED_SEARCH}
            value={postcode}
          />
        )
      }
    />
  );
}
