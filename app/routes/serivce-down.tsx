import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { json } from '@remix-run/node';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { frame as frameTexts } from '#words/en.json';
import { Problem } from '~/frame/problem';
import { cachePolicy } from '~/server/lib/cache-policy';

const RETRY_SECONDS = 60;
const answer = {
  status: 503,
  headers: { 'Cache-Control': cachePolicy.private, 'Retry-After': String(RETRY_SECONDS) },
};

/** The path is misspelled in the specification. */
export const loader = () => json(null, answer);
export const handle = { journey: false };
export const headers: HeadersFunction = () => answer.headers;
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: metaTexts(matches, frameTexts)('serviceDownTitle') });

export default function ServiceDownPage() {
  return <Problem kind="serviceDown" retryHref="/power-cut" />;
}
