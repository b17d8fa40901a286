import {
  json,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { planned as plannedTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { popUpFor } from '~/journeys/search/load/rota-load.server';
import { RotaLoadNotice } from '~/journeys/search/rota-load-notice';
import { SearchField } from '~/journeys/search/search-field';
import { SEARCH_PATH } from '~/journeys/search/search-path';
import {
  addressWait,
  busyHeaders,
  headersOfPrivatePage,
} from '~/server/ports/addresses/limit.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { cookiesOf } from '~/server/visit/cookies.server';
import { keepOffersVisit, offersVisitIn } from '~/server/ports/offers/visit-cookie.server';
import { plannedDestination } from '~/journeys/planned/planned-lookup.server';
import { hasVisit, readVisit, writeVisit } from '~/server/visit/session.server';
import { ActionLink } from '~/ui/action-link';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { SiteForm } from '~/ui/site-form';

const SELF = '/power-cut/planned-power-cut-search';

/**
 * `chosen` comes back from the address search with an address; `again` takes the remembered one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const query = new URL(request.url).searchParams;
  const visit = await readVisit(request);
  const address = query.has('chosen')
    ? visit.chosenAddress
    : query.has('again')
      ? visit.searchedAddress
      : null;
  const snapshot = gateways.incidents.snapshot();
  const seconds = address && snapshot ? addressWait(request) : 0;
  if (address && snapshot && seconds === 0) {
    const asked = { visit, address, now: Date.now() };
    const { to, visit: kept, stop } = await plannedDestination(gateways, logger, snapshot, asked);
    const headers = new Headers({ 'Cache-Control': cachePolicy.private });
    headers.append('Set-Cookie', await writeVisit(kept));
    if (stop === 'form')
      headers.append(
        'Set-Cookie',
        keepOffersVisit({ ...offersVisitIn(cookiesOf(request), address.mpan), fromSearch: true }),
      );
    return redirect(to, { status: 303, headers });
  }
  const remembered = (address ?? visit.searchedAddress)?.fullAddress ?? null;
  const way = query.has('chosen') && address ? ('chosen' as const) : ('again' as const);
  const data = {
    remembered,
    way,
    failed: address !== null && seconds === 0,
    busy: seconds > 0,
    rotaLoad: popUpFor(gateways.content),
  };
  if (data.busy) return json(data, { status: 429, headers: busyHeaders(seconds) });
  const policy = hasVisit(request) ? cachePolicy.private : cachePolicy.content;
  return json(data, { status: data.failed ? 503 : 200, headers: { 'Cache-Control': policy } });
}

export const headers: HeadersFunction = (all) => ({
  ...headersOfPrivatePage(all),
  'Cache-Control': all.loaderHeaders.get('Cache-Control') ?? cachePolicy.private,
});
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, plannedTexts);
  return pageMeta(matches, { title: t('plannedSearchTitle'), description: t('plannedSearchText') });
};

/** Only selects an address, because planned work has pages of its own. */
export default function PlannedSearch() {
  const t = useTexts(plannedTexts);
  const { remembered, way, failed, busy, rotaLoad } = useLoaderData<typeof loader>();
  return (
    <div className="wrap indent band flow-l">
      {(failed || busy) && (
        <Notice status="aware">
          <p>{t(busy ? 'plannedBusy' : 'plannedUnavailable')}</p>
        </Notice>
      )}
      <h1>{t('plannedSearchTitle')}</h1>
      <p className="lead">{t('plannedSearchText')}</p>
      <SiteForm
        action={SEARCH_PATH}
        method="get"
        role="search"
        aria-label={t('plannedSearchLabel')}
      >
        <input type="hidden" name="mode" value="form" />
        <input type="hidden" name="postcodeOnly" value="true" />
        <input type="hidden" name="returnTo" value={`${SELF}?chosen=true`} />
        <SearchField
          id="planned-postcode"
          label={t('plannedSearchLabel')}
          postcodeOnly
          placeholder={t('plannedSearchPlaceholder')}
        >
          <Button icon="search">{t('plannedSearchButton')}</Button>
        </SearchField>
      </SiteForm>
      {rotaLoad && <RotaLoadNotice popUp={rotaLoad} />}
      {remembered && (
        <p>
          <ActionLink href={`${SELF}?${way}=true`} icon="home">
            {t('plannedRemembered')}: {remembered}
          </ActionLink>
        </p>
      )}
    </div>
  );
}
