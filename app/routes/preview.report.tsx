import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DataTable } from '~/blocks/parts/data-table';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { preview as previewTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { contentFaults } from '~/server/content/faults.server';
import { gatewaysFor } from '~/server/gateways.server';
import { editorsAllowed, isEditor } from '~/server/previews/editor.server';
import { privateHeaders } from '~/server/previews/shown-page.server';

export const handle = { field: 'paper', journey: true };
export const headers: HeadersFunction = () => privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: metaTexts(matches, previewTexts)('reportTitle'), unlisted: true });

export function loader({ request }: LoaderFunctionArgs) {
  if (!editorsAllowed()) throw new Response(null, { status: 404 });
  if (!isEditor(request, Date.now())) return redirect('/preview/links', { status: 303 });
  return { faults: contentFaults(gatewaysFor(request)) };
}

export default function ContentReport() {
  const { faults } = useLoaderData<typeof loader>();
  const t = useTexts(previewTexts);
  return (
    <div className="wrap indent flow-l page-end">
      <h1>{t('reportTitle')}</h1>
      <p className="lead">{t(faults.length === 0 ? 'reportNone' : 'reportLead')}</p>
      {faults.length > 0 && (
        <DataTable
          caption={t('reportTitle')}
          quietCaption
          headings={[t('reportPage'), t('reportBlock'), t('reportField'), t('reportReason')]}
          rows={faults.map(({ page, item, block, field, reason }) => [
            item?.title ? `${item.title} (${page})` : page,
            block,
            field,
            reason,
          ])}
        />
      )}
    </div>
  );
}
