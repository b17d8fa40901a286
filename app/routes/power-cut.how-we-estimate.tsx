import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { oddsPageModel } from '~/journeys/odds/odds-model';
import { OddsPage } from '~/journeys/odds/odds-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gateways } from '~/server/gateways.server';
import { language as languageTexts, odds as oddsTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';

/** docs/decisions/odds.md */
export function loader() {
  const { content, odds } = gateways;
  const t = textsOf({ ...languageTexts, ...oddsTexts }, content.dictionary());
  const model = oddsPageModel(odds.learned(), {
    isOn: content.live().oddsEnabled,
    now: Date.now(),
    t,
  });
  return json(model, { headers: { 'Cache-Control': cachePolicy.minute } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: false, hasBlocks: true };
export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaTexts(matches, oddsTexts);
  return pageMeta(matches, { title: t('oddsTitle'), description: t('oddsDescription') });
};

export default function HowWeEstimateRoute() {
  return <OddsPage {...useLoaderData<typeof loader>()} />;
}
