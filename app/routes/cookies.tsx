import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { consent as consentTexts } from '#words/en.json';
import { useFrame } from '~/cms/frame-data';
import { useTexts } from '~/words/use-texts';
import { consentSchema } from '~/forms/schemas/consent';
import { ConsentForm } from '~/frame/consent-form';
import { cachePolicy } from '~/server/lib/cache-policy';
import { expireAnalyticsCookies, keepConsent } from '~/server/visit/consent.server';
import { postedFields } from '~/server/lib/posted-form.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import { BackLink } from '~/ui/back-link';
import { Notice } from '~/ui/notice';
import { SiteLink } from '~/ui/site-link';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  return { returnTo: safeReturnTo(query.get('returnTo')), saved: query.has('saved') };
};

/** Refusing analytics deletes its cookies. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await postedFields(request);
  const returnTo = safeReturnTo(fields['returnTo']);
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  const consent = consentSchema.parse(fields);
  if (!consent)
    return redirect(`/cookies?${new URLSearchParams({ returnTo })}`, { status: 303, headers });
  headers.append('Set-Cookie', keepConsent(consent));
  if (!consent.analytics)
    expireAnalyticsCookies().forEach((cookie) => headers.append('Set-Cookie', cookie));
  const next =
    fields['choice'] === 'save'
      ? `/cookies?${new URLSearchParams({ returnTo, saved: 'yes' })}`
      : returnTo;
  return redirect(next, { status: 303, headers });
}

export const handle = { journey: false };
export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, consentTexts);
  return pageMeta(matches, { title: t('settingsTitle'), description: t('settingsText') });
};

export default function CookiesPage() {
  const t = useTexts(consentTexts);
  const { consent } = useFrame();
  const { returnTo, saved } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink href={returnTo} label={t('back')}>
        {t('back')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          {saved && (
            <Notice status="restored" icon="tick" heading={t('consentSaved')}>
              <p>
                <SiteLink href={returnTo}>{t('goBack')}</SiteLink>
              </p>
            </Notice>
          )}
          <h1>{t('settingsTitle')}</h1>
          <p className="lead">{t('settingsText')}</p>
          <ConsentForm consent={consent} returnTo={returnTo} />
        </div>
      </div>
    </>
  );
}
