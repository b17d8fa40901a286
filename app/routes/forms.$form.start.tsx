import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formPageTexts } from '~/cms/texts/form-page';
import { FormNotice } from '~/forms/view/form-notice';
import { LandingPage } from '~/forms/view/landing-page';
import type { LandingData, NoticeData } from '~/forms/view/page-data';
import { cachePolicy } from '~/server/cache-policy';
import { postedAnswer, showAgain } from '~/server/form-page/after-post.server';
import { loadLanding, postLanding } from '~/server/form-page/landing.server';
import { gateways } from '~/server/gateways.server';

/** The page that a form with a session flag is entered by. Specification: form engine, section 5 Other; journeys, sections 2 and 4. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  postedAnswer(context) ?? loadLanding(request, params.form, gateways);
export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  showAgain(context, await postLanding(request, params.form, gateways));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', isForm: true, journey: true };

export const meta: MetaFunction = ({ data, matches }) => {
  const shown = data as LandingData | NoticeData | undefined;
  if (!shown) return pageMeta(matches, { title: '' });
  const description = metaTexts(matches, formPageTexts)('formDescription', { form: shown.form });
  if (shown.kind === 'notice') return pageMeta(matches, { title: `${shown.title}: ${shown.form}`, description });
  const title = shown.landing.title || shown.form;
  return pageMeta(matches, { title, description, error: shown.error !== null });
};

export default function StartRoute() {
  const data = useLoaderData<typeof loader>() as LandingData | NoticeData;
  return data.kind === 'notice' ? <FormNotice {...data} /> : <LandingPage {...data} />;
}
