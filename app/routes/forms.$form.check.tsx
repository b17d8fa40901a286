import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formPage as formPageTexts } from '#words/en.json';
import { CheckAnswers } from '~/journeys/form/check-answers';
import { FormNotice } from '~/journeys/form/form-notice';
import type { CheckData, NoticeData } from '~/journeys/form/page-data';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedAnswer, showAgain } from '~/journeys/form/load/after-post.server';
import { loadCheck, postCheck } from '~/journeys/form/load/check.server';
import { gatewaysFor } from '~/server/gateways.server';

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  postedAnswer(context) ?? loadCheck(request, params.form, gatewaysFor(request));
export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  showAgain(context, await postCheck(request, params.form, gatewaysFor(request)));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, formPageTexts);
  const form = (data as CheckData | NoticeData | undefined)?.form ?? '';
  const title = t('formTitle', { caption: t('checkTitle'), form });
  return pageMeta(matches, { title, description: t('formDescription', { form }) });
};

export default function CheckRoute() {
  const data = useLoaderData<typeof loader>() as CheckData | NoticeData;
  return data.kind === 'notice' ? <FormNotice {...data} /> : <CheckAnswers {...data} />;
}
