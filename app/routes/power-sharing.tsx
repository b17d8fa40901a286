import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { rotaLoad as rotaLoadTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { schedulePageUrl } from '~/domain/address-search';
import { parsePostcode } from '~/domain/postcode';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { ButtonLink } from '~/ui/button';

const BLOCK = /^[a-z0-9_-]{1,20}$/i;
const MOST_BLOCKS = 20;

/**
 * Browsers that keep forms on their own site (our Content-Security-Policy asks them to) refuse a
 * form that is redirected to another site, but follow a page. Leads nowhere but to the address in
 * the settings.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const postcode = parsePostcode(query.get('postcode'))?.postcode;
  if (!postcode) return redirectDocument('/power-cut');
  const blocks = query
    .getAll('block')
    .slice(0, MOST_BLOCKS)
    .filter((block) => BLOCK.test(block));
  const url = schedulePageUrl(
    gatewaysFor(request).content.settings().powerSharingScheduleUrl,
    blocks,
    postcode,
  );
  return json(
    { postcode, url },
    { headers: { 'Cache-Control': cachePolicy.private, Refresh: `0; url=${url}` } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: metaTexts(matches, rotaLoadTexts)('powerSharingScheduleTitle') });

export default function PowerSharingPage() {
  const t = useTexts(rotaLoadTexts);
  const { postcode, url } = useLoaderData<typeof loader>();
  return (
    <div className="wrap indent band flow-l">
      <h1>{t('powerSharingScheduleTitle')}</h1>
      <p className="lead">{t('powerSharingScheduleText', { postcode })}</p>
      <p>
        <ButtonLink href={url} icon="arrow">
          {t('powerSharingScheduleLink')}
        </ButtonLink>
      </p>
    </div>
  );
}
