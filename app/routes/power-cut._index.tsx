import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContactItems } from '~/blocks/contact-items/contact-items';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { readListQuery } from '~/domain/incident/list-query';
import { AgeFirst } from '~/incident-view/age-first';
import { ListBody } from '~/list-view/list-body';
import { listView } from '~/list-view/list-model';
import { ListStatus } from '~/list-view/list-status';
import { SearchBox } from '~/search-view/search-box';
import { cachePolicy } from '~/server/cache-policy';
import { contactItems } from '~/server/contact-items.server';
import { listSource } from '~/server/list-source.server';
import { mapSurroundings } from '~/server/map-surroundings.server';
import { ActionLink } from '~/ui/action-link';

export const handle = { field: 'paper', journey: true, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, listTexts);
  return pageMeta(matches, { title: t('listTitle'), description: t('listDescription') });
};

/** The way in: look an address up, or read the list. Specification: journeys, section 2; decisions L-660. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const source = listSource(now);
  if (!source) return redirectDocument('/serivce-down');
  const list = listView(source, readListQuery(new URL(request.url).searchParams), await mapSurroundings(), now);
  return json({ list, contacts: contactItems() }, { headers: { 'Cache-Control': cachePolicy.live } });
}

export default function PowerCutRoute() {
  const { list, contacts } = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  return (
    <>
      <div className="wrap indent list-top">
        <div className="flow-l">
          <h1>{t('listTitle')}</h1>
          <AgeFirst age={list.age} />
          <SearchBox mode="power-cut" />
          <ListStatus {...list}>
            <ActionLink href="/power-cut/map" icon="map">
              {t('listGoToMap')}
            </ActionLink>
          </ListStatus>
        </div>
        <ListBody list={list} path="/power-cut/list" formPath="/power-cut" emptyHint={t('listEmptyHint')} />
      </div>
      <ContactItems title={t('listContact')} items={contacts} />
    </>
  );
}
