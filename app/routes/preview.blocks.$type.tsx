import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { examplesOf } from '~/blocks/catalogue';
import { PageBlocks } from '~/blocks/page-blocks';
import { placeBlocks } from '~/blocks/loader-blocks';
import { DataTable } from '~/blocks/parts/data-table';
import { parseBlocks } from '~/blocks/parse-blocks';
import { blockSchemas } from '~/blocks/schemas';
import { fieldRows, type FieldRow } from '~/cms/describe-schema';
import { pageMeta } from '~/cms/page-meta';
import { slugOf } from '~/cms/slug';
import { catalogue as catalogueTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { blockContextOf, reportBlock } from '~/journeys/page/blocks.server';
import { gatewaysFor } from '~/server/gateways.server';
import { privateHeaders } from '~/server/previews/shown-page.server';
import { BackLink } from '~/ui/back-link';

export const handle = { field: 'paper', hasBlocks: true };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const type = params['type'] ?? '';
  const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined;
  if (!schema) throw new Response(null, { status: 404 });
  const blockContext = blockContextOf(gatewaysFor(request), new URL(request.url), Date.now());
  const examples = examplesOf(type).map(([name, wire]) => {
    const query = { ...blockContext.page.query, example: slugOf(name) };
    const here = { ...blockContext, page: { ...blockContext.page, query } };
    return {
      name,
      blocks: placeBlocks(context, {
        blocks: parseBlocks([wire], `/preview/blocks/${type}`, reportBlock),
        context: here,
      }),
    };
  });
  return json({ type, examples, rows: fieldRows(schema) }, { headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.type ?? '', unlisted: true });

export default function CatalogueBlock() {
  const { type, examples, rows } = useLoaderData<typeof loader>();
  const t = useTexts(catalogueTexts);
  return (
    <>
      <BackLink href="/preview/blocks" label={t('catalogueBack')}>
        {t('catalogueBack')}
      </BackLink>
      <div className="wrap indent">
        <h1>{type}</h1>
      </div>
      {examples.map(({ name, blocks }) => (
        <div key={name} className="catalogue-example" data-example={name}>
          <p className="wrap indent catalogue-name">{name}</p>
          <PageBlocks place={blocks} />
        </div>
      ))}
      <div className="wrap indent flow">
        <h2>{t('catalogueFields')}</h2>
        {rows.length === 0 ? <p>{t('catalogueNoFields')}</p> : <FieldTable rows={rows} />}
      </div>
    </>
  );
}

function FieldTable({ rows }: { rows: readonly FieldRow[] }) {
  const t = useTexts(catalogueTexts);
  return (
    <DataTable
      caption={t('catalogueFields')}
      quietCaption
      headings={[t('catalogueField'), t('catalogueKind'), t('catalogueRequired')]}
      rows={rows.map(({ path, kind, required }) => [
        path,
        kind,
        t(required ? 'catalogueYes' : 'catalogueNo'),
      ])}
    />
  );
}
