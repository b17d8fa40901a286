import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerSiteSearch } from '~/server/site-search/api.server';

const answer = apiRoute({ GET: (request) => answerSiteSearch(request, gateways.siteSearch) });
export const loader = answer;
export const action = answer;
