import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContactItems } from '~/blocks/guidance/contact-items/contact-items';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ListPage } from '~/journeys/list/list-page';
import { contactItems } from '~/journeys/page/contact-items.server';
import { listPolicy, loadList } from '~/journeys/list/list-page.server';

export const handle = { field: 'paper', journey: false, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, listTexts);
  return pageMeta(matches, { title: t('listTitle'), description: t('listDescription') });
};

/** docs/decisions/power-cuts-page.md */
export async function loader({ request }: LoaderFunctionArgs) {
  const list = await loadList(request);
  return json(
    { list, contacts: contactItems(request) },
    { headers: { 'Cache-Control': listPolicy(list) } },
  );
}

export default function PowerCutRoute() {
  const { list, contacts } = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  return (
    <>
      <ListPage
        list={list}
        title={t('listTitle')}
        path="/power-cut"
        emptyHint={t('listEmptyHint')}
      />
      <ContactItems title={t('listContact')} items={contacts} />
    </>
  );
}
