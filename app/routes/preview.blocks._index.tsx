import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { catalogueTypes, examplesOf } from '~/blocks/catalogue';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { catalogue as catalogueTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { privateHeaders } from '~/server/previews/shown-page.server';

export const handle = { field: 'paper', hasBlocks: true };

export const loader = () =>
  json(
    { types: catalogueTypes().map((type) => ({ type, examples: examplesOf(type).length })) },
    { headers: privateHeaders },
  );

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: metaTexts(matches, catalogueTexts)('catalogueTitle'),
    unlisted: true,
  });

export default function Catalogue() {
  const { types } = useLoaderData<typeof loader>();
  const t = useTexts(catalogueTexts);
  return (
    <div className="wrap indent flow-l">
      <h1>{t('catalogueTitle')}</h1>
      <p className="lead">{t('catalogueLead')}</p>
      <p>{t('catalogueCount', { count: types.length })}</p>
      <ul className="catalogue-list">
        {types.map(({ type, examples }) => (
          <li key={type}>
            <a href={`/preview/blocks/${type}`}>{type}</a> ({examples})
          </li>
        ))}
      </ul>
    </div>
  );
}
