import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { emergencyNumber } from '#operator/profile.json';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { stayInformed as stayInformedTexts } from '#words/en.json';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { DEVELOPERS_PATH } from '~/journeys/open/paths';
import { FeedLinks } from '~/journeys/feeds/feed-links';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { stayInformed } from '~/journeys/feeds/stay-informed.server';
import { gatewaysFor } from '~/server/gateways.server';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';
import { SiteForm } from '~/ui/site-form';

/** The open feeds, which need neither an account nor a number. docs/decisions/text-updates.md */
export function loader({ request }: LoaderFunctionArgs) {
  const sources = { ...gatewaysFor(request), baseUrl: env.BASE_URL };
  const data = stayInformed(new URL(request.url).searchParams, sources, Date.now());
  return json(data, {
    status: data.isWrong ? 422 : 200,
    headers: { 'Cache-Control': data.isWrong ? cachePolicy.private : cachePolicy.live },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, stayInformedTexts);
  return [
    ...pageMeta(matches, {
      title: t('informedTitle'),
      description: t('informedText'),
      error: data?.isWrong ?? false,
    }),
    ...(data?.feeds ?? []).map(({ atom, kind, place }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/atom+xml',
      title: kind === 'all' ? t('informedAll') : place,
      href: atom,
    })),
  ];
};

export default function StayInformedPage() {
  const t = useTexts(stayInformedTexts);
  const { feeds, typed, isWrong } = useLoaderData<typeof loader>();
  const { textUpdatesUrl } = useSettings();
  return (
    <>
      <BackLink href="/power-cut" label={t('informedBack')}>
        {t('informedBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <h1>{t('informedTitle')}</h1>
          <p className="lead">{t('informedText')}</p>
          <SiteForm method="get" action="/power-cut/stay-informed">
            <Field
              label={t('informedPostcode')}
              hint={t('informedPostcodeHint')}
              name="postcode"
              autoComplete="postal-code"
              maxLength={40}
              defaultValue={typed}
              error={isWrong ? t('informedInvalid') : null}
            >
              <Button icon="search">{t('informedFind')}</Button>
            </Field>
          </SiteForm>
          {feeds.map((feed, index) => (
            <FeedLinks key={feed.kind} feed={feed} explained={index === 0} />
          ))}
          <p>
            {t('informedNote')} <PhoneLink phone={emergencyNumber} />.
          </p>
          <p>
            {t('informedTexts')}
            <br />
            <ActionLink href={textUpdatesUrl} icon="message">
              {t('informedTextsLink')}
            </ActionLink>
          </p>
          <p>
            <SiteLink href={DEVELOPERS_PATH}>{t('informedDevelopers')}</SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}
