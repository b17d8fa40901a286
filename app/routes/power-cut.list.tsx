import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ListPage } from '~/journeys/list/list-page';
import { listPolicy, loadList } from '~/journeys/list/list-page.server';
import { ActionLink } from '~/ui/action-link';

export const handle = { field: 'paper', journey: false, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, listTexts);
  return [
    ...pageMeta(matches, { title: t('listOnlyTitle'), description: t('listDescription') }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: '/feeds/incidents.atom',
    },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/geo+json',
      href: '/feeds/incidents.geojson',
    },
  ];
};

/** docs/decisions/power-cuts-page.md */
export async function loader({ request }: LoaderFunctionArgs) {
  const list = await loadList(request);
  return json({ list }, { headers: { 'Cache-Control': listPolicy(list) } });
}

export default function PowerCutListRoute() {
  const { list } = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  return (
    <ListPage
      list={list}
      title={t('listOnlyTitle')}
      back
      path="/power-cut/list"
      emptyHint={t('listEmptyHint')}
      actions={
        <ActionLink href="/power-cut/stay-informed" icon="info">
          {t('listStayInformed')}
        </ActionLink>
      }
    />
  );
}
