import { redirect } from '@remix-run/node';
import type { RedirectRoute } from '~/server/front/redirects';
import { gatewaysFor } from '~/server/gateways.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { writeVisit, type Visit } from '~/server/visit/session.server';
import { SEARCH_PATH } from '../search-path';
import { readPurpose, readSearchQuery } from '../search-query';
import { ourPath, searchAnswer } from './search-answer.server';
import { sharedByPostcode } from './whole-postcode.server';

export async function seeOther(
  to: string,
  visit?: Visit,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': cachePolicy.private, ...more });
  if (visit) headers.set('Set-Cookie', await writeVisit(visit));
  return redirect(to, { status: 303, headers });
}

/** If its power cuts are known: mostly one answer for all addresses of a postcode. */
export const searchRedirect: RedirectRoute = {
  path: SEARCH_PATH,
  async of(request) {
    const params = new URL(request.url).searchParams;
    const purpose = readPurpose((name) => params.get(name), ourPath);
    const { value, gone, other } = readSearchQuery(params);
    const gateways = gatewaysFor(request);
    const asked = { ...purpose, value: value?.trim() ?? '', now: Date.now() };
    // Otherwise the directory is asked, which the page does once.
    if (gone || other || !sharedByPostcode(gateways, asked)) return null;
    const answer = await searchAnswer(gateways, request);
    return answer !== 'way-in' && 'to' in answer ? seeOther(answer.to, answer.visit) : null;
  },
};
