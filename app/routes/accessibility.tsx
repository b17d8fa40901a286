import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { preferences as preferencesTexts } from '#words/en.json';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/words/use-texts';
import { preferencesSchema } from '~/forms/schemas/preferences';
import { PreferencesForm } from '~/frame/preferences-form';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedFields } from '~/server/lib/posted-form.server';
import { chosenPreferences, keepPreferences } from '~/server/visit/preferences.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import { BackLink } from '~/ui/back-link';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  returnTo: safeReturnTo(new URL(request.url).searchParams.get('returnTo')),
});

/** Returns to the previous page. A form with one preference changes only that one. */
export async function action({ request }: ActionFunctionArgs) {
  const {
    returnTo,
    isReset,
    preferences: posted,
  } = preferencesSchema.parse(await postedFields(request));
  const preferences = isReset ? {} : { ...chosenPreferences(request), ...posted };
  return redirect(safeReturnTo(returnTo), {
    status: 303,
    headers: { 'Set-Cookie': keepPreferences(preferences), 'Cache-Control': cachePolicy.private },
  });
}

export const handle = { journey: false };
export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, preferencesTexts);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export default function AccessibilityPage() {
  const t = useTexts(preferencesTexts);
  const preferences = usePreferences();
  const { returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink href={returnTo} label={t('back')}>
        {t('back')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <h1>{t('title')}</h1>
          <p className="lead">{t('description')}</p>
          <PreferencesForm preferences={preferences} returnTo={returnTo} />
          <section className="flow" aria-labelledby="about">
            <h2 id="about">{t('aboutTitle')}</h2>
            <p>{t('aboutText')}</p>
          </section>
        </div>
      </div>
    </>
  );
}
