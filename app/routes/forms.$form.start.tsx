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
import { LandingPage } from '~/journeys/form/landing-page';
import type { LandingData, NoticeData } from '~/journeys/form/page-data';
import { seeOther } from '~/server/answers.server';
import { afterProbe } from '~/server/drafts/cookie.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedAnswer, showAgain } from '~/journeys/form/load/after-post.server';
import { loadLanding, postLanding } from '~/journeys/form/load/landing.server';
import { gatewaysFor } from '~/server/gateways.server';

/** For a form with a session flag. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const posted = postedAnswer(context);
  if (posted) return posted;
  const plain = await afterProbe(request);
  return plain === null ? loadLanding(request, params.form, gatewaysFor(request)) : seeOther(plain);
};
export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  showAgain(context, await postLanding(request, params.form, gatewaysFor(request)));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction = ({ data, matches }) => {
  const shown = data as LandingData | NoticeData | undefined;
  if (!shown) return pageMeta(matches, { title: '' });
  const description = metaTexts(matches, formPageTexts)('formDescription', { form: shown.form });
  if (shown.kind === 'notice')
    return pageMeta(matches, { title: `${shown.title}: ${shown.form}`, description });
  const title = shown.landing.title || shown.form;
  return pageMeta(matches, { title, description, error: shown.error !== null });
};

export default function StartRoute() {
  const data = useLoaderData<typeof loader>() as LandingData | NoticeData;
  return data.kind === 'notice' ? <FormNotice {...data} /> : <LandingPage {...data} />;
}
