import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mpan as mpanTexts } from '#words/en.json';
import { FinderPage } from '~/journeys/meters/finder-page';
import { MANUAL_PATH, METER_PATH, mpanForms } from '~/journeys/meters/mpan-paths';
import { cachePolicy } from '~/server/lib/cache-policy';

const ways: Readonly<Record<string, string>> = {
  address: mpanForms.address.path,
  'meter-number': METER_PATH,
  form: MANUAL_PATH,
};

/** Neither way is chosen yet; `by` leads to one. */
export function loader({ request }: LoaderFunctionArgs) {
  const way = ways[new URL(request.url).searchParams.get('by') ?? ''];
  return way ? redirect(way) : null;
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.content });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, mpanTexts);
  return pageMeta(matches, {
    title: t('mpanFinderTitle'),
    description: t('mpanFinderDescription'),
  });
};

export default FinderPage;
