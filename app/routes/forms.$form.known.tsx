import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formKnown as formKnownTexts, formPage as formPageTexts } from '#words/en.json';
import { FormNotice } from '~/journeys/form/form-notice';
import { DuplicatePage } from '~/journeys/form/duplicate-page';
import type { DuplicateData, NoticeData } from '~/journeys/form/page-data';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedAnswer, showAgain } from '~/journeys/form/load/after-post.server';
import { loadDuplicate, postDuplicate } from '~/journeys/form/load/duplicate/duplicate.server';
import { gatewaysFor } from '~/server/gateways.server';

/** docs/decisions/report.md */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  postedAnswer(context) ?? loadDuplicate(request, params.form, gatewaysFor(request));
export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  showAgain(context, await postDuplicate(request, params.form, gatewaysFor(request)));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, { ...formPageTexts, ...formKnownTexts });
  const shown = data as DuplicateData | NoticeData | undefined;
  const form = shown?.form ?? '';
  const told = shown?.kind === 'known' && shown.noted !== null;
  const title = t('formTitle', { caption: t(told ? 'knownTold' : 'knownTitle'), form });
  const error = shown?.kind === 'known' && shown.page.problems.length > 0;
  return pageMeta(matches, { title, description: t('formDescription', { form }), error });
};

export default function KnownRoute() {
  const data = useLoaderData<typeof loader>() as DuplicateData | NoticeData;
  return data.kind === 'notice' ? <FormNotice {...data} /> : <DuplicatePage {...data} />;
}
