import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { FIELD_NAMES } from '~/domain/open/live-faults/fields';
import { DevelopersPage } from '~/journeys/open/developers-page';
import { examplesFor } from '~/journeys/open/examples';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { creditsOf } from '~/journeys/open/credits.server';
import { developers as developersTexts } from '#words/en.json';

/** docs/decisions/for-other-programs.md */
export const loader = () =>
  json(
    { examples: examplesFor(env.BASE_URL), fields: FIELD_NAMES, credits: creditsOf(gateways) },
    { headers: { 'Cache-Control': cachePolicy.content } },
  );

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: false };
export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaTexts(matches, developersTexts);
  return pageMeta(matches, {
    title: t('developersTitle'),
    description: t('developersDescription'),
  });
};

export default function DevelopersRoute() {
  return <DevelopersPage {...useLoaderData<typeof loader>()} />;
}
