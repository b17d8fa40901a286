import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { planned as plannedTexts, plannedCuts as plannedCutsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { plannedWorks } from '~/domain/incident/planned-works';
import { LIST_PAGE_SIZE, listPage } from '~/domain/incident/list/list-page';
import { IncidentCard } from '~/journeys/incident/parts/incident-card';
import { cardsOf } from '~/journeys/list/list-model';
import { popUpFor } from '~/journeys/search/load/rota-load.server';
import { RotaLoadNotice } from '~/journeys/search/rota-load-notice';
import { SearchBox } from '~/journeys/search/search-box';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { listSource } from '~/journeys/list/list-source.server';
import { readVisit } from '~/server/visit/session.server';
import { ActionLink } from '~/ui/action-link';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';

const SELF = '/power-cut/planned-power-cuts';
const SEARCH = '/power-cut/planned-power-cut-search';

/** A failed registration check leads here too (J-861). */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const source = await listSource(request, now);
  if (!source) return redirectDocument('/serivce-down');
  const query = new URL(request.url).searchParams;
  const failed = query.has('failed');
  const works = plannedWorks(source.incidents, now);
  const { items, page, pages, total } = listPage(
    works,
    Number.parseInt(query.get('page') ?? '1', 10),
  );
  const remembered = failed && (await readVisit(request)).searchedAddress !== null;
  const data = {
    cards: cardsOf(items, source, now),
    page,
    pages,
    total,
    failed,
    remembered,
    rotaLoad: popUpFor(gatewaysFor(request).content),
  };
  return json(data, {
    headers: { 'Cache-Control': failed ? cachePolicy.private : cachePolicy.live },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? cachePolicy.private,
});
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, plannedCutsTexts);
  return pageMeta(matches, { title: t('plannedCutsTitle'), description: t('plannedCutsText') });
};

export default function PlannedPowerCuts() {
  const { cards, page, pages, total, failed, remembered, rotaLoad } =
    useLoaderData<typeof loader>();
  const t = useTexts(plannedCutsTexts);
  const search = useTexts(plannedTexts);
  const from = (page - 1) * LIST_PAGE_SIZE + 1;
  return (
    <div className="wrap indent band flow-l">
      {failed && (
        <Notice status="aware" heading={t('plannedCutsFailed')}>
          <p>{t('plannedCutsFailedText')}</p>
          {remembered && (
            <p>
              <ActionLink href={`${SEARCH}?again=true`} icon="refresh">
                {t('plannedCutsTryAgain')}
              </ActionLink>
            </p>
          )}
        </Notice>
      )}
      <h1>{t('plannedCutsTitle')}</h1>
      <p className="lead">{t('plannedCutsText')}</p>
      <SearchBox
        mode="form"
        returnTo={`${SEARCH}?chosen=true`}
        ownOnly
        postcodeOnly
        id="planned-postcode"
        placeholder={search('plannedSearchPlaceholder')}
        label={search('plannedSearchLabel')}
        button={search('plannedSearchButton')}
      />
      {rotaLoad && <RotaLoadNotice popUp={rotaLoad} />}
      <h2>{t('plannedCutsList')}</h2>
      {cards.length === 0 ? (
        <Notice heading={t('plannedCutsEmpty')} level={3}>
          <p>{t('plannedCutsEmptyHint')}</p>
        </Notice>
      ) : (
        <ul className="grid inc-list">
          {cards.map((card) => (
            <IncidentCard key={card.reference} card={card} />
          ))}
        </ul>
      )}
      {total > cards.length && (
        <>
          <p className="soft">
            {t('plannedCutsShowing', { from, to: from + cards.length - 1, total })}
          </p>
          <Pagination
            label={t('plannedCutsPages')}
            page={page}
            pages={pages}
            hrefOf={(other) => (other > 1 ? `${SELF}?page=${other}` : SELF)}
            previousLabel={t('plannedCutsPrevious')}
            nextLabel={t('plannedCutsNext')}
          />
        </>
      )}
    </div>
  );
}
