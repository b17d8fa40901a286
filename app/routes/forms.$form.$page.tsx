import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formPage as formPageTexts } from '#words/en.json';
import { FormNotice } from '~/journeys/form/form-notice';
import { FormPage } from '~/journeys/form/form-page';
import type { NoticeData, PageData } from '~/journeys/form/page-data';
import { seeOther } from '~/server/answers.server';
import { afterProbe } from '~/server/drafts/cookie.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedAnswer, showAgain } from '~/journeys/form/load/after-post.server';
import { loadPage } from '~/journeys/form/load/load-page.server';
import { postPage } from '~/journeys/form/load/post-page.server';
import { gatewaysFor } from '~/server/gateways.server';

/** docs/decisions/form-pages.md */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const posted = postedAnswer(context);
  if (posted) return posted;
  const plain = await afterProbe(request);
  return plain === null
    ? loadPage(request, params.form, params.page ?? '', gatewaysFor(request), context)
    : seeOther(plain);
};
export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  showAgain(context, await postPage(request, params.form, params.page ?? '', gatewaysFor(request)));

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const cookie = actionHeaders.get('Set-Cookie');
  return { 'Cache-Control': cachePolicy.private, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
};
export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, formPageTexts);
  const shown = data as PageData | NoticeData | undefined;
  if (!shown) return pageMeta(matches, { title: '' });
  const { form } = shown;
  const description = t('formDescription', { form });
  if (shown.kind === 'notice')
    return pageMeta(matches, { title: `${shown.title}: ${form}`, description });
  const { caption, progress, problems } = shown.page;
  const title = progress
    ? t('formStepTitle', { caption, form, ...progress })
    : t('formTitle', { caption, form });
  return pageMeta(matches, { title, description, error: problems.length > 0 });
};

export default function FormPageRoute() {
  const data = useLoaderData<typeof loader>() as PageData | NoticeData;
  return data.kind === 'notice' ? (
    <FormNotice {...data} />
  ) : (
    <FormPage key={`${data.id} ${data.page.slug}`} {...data} />
  );
}
