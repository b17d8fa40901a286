import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { readListQuery } from '~/domain/incident/list-query';
import { AgeFirst } from '~/incident-view/age-first';
import { ListBody } from '~/list-view/list-body';
import { listView } from '~/list-view/list-model';
import { ListStatus } from '~/list-view/list-status';
import { cachePolicy } from '~/server/cache-policy';
import { listSource } from '~/server/list-source.server';
import { mapSurroundings } from '~/server/map-surroundings.server';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';

export const handle = { field: 'paper', journey: true, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, listTexts);
  return [
    ...pageMeta(matches, { title: t('listOnlyTitle'), description: t('listDescription') }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/feeds/incidents.atom' },
    { tagName: 'link', rel: 'alternate', type: 'application/geo+json', href: '/feeds/incidents.geojson' },
  ];
};

/** The list alone. Specification: lookup, section 2 "Routes named"; decisions L-660. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const source = listSource(now);
  if (!source) return redirectDocument('/serivce-down');
  const list = listView(source, readListQuery(new URL(request.url).searchParams), await mapSurroundings(), now);
  return json({ list }, { headers: { 'Cache-Control': cachePolicy.live } });
}

export default function PowerCutListRoute() {
  const { list } = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  return (
    <>
      <BackLink href="/power-cut" label={t('listBack')}>
        {t('listBack')}
      </BackLink>
      <div className="wrap indent">
        <div className="flow-l">
          <h1>{t('listOnlyTitle')}</h1>
          <AgeFirst age={list.age} />
          <ListStatus {...list}>
            <ActionLink href="/power-cut/map" icon="map">
              {t('listGoToMap')}
            </ActionLink>
            <ActionLink href="/power-cut/stay-informed" icon="info">
              {t('listStayInformed')}
            </ActionLink>
          </ListStatus>
        </div>
        <ListBody list={list} path="/power-cut/list" emptyHint={t('listEmptyHint')} />
      </div>
    </>
  );
}
