import { z } from 'zod';
import { MAX_PHRASE } from '~/domain/site-search/limits';
import { api, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { SiteSearch } from './port';

const Question = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  text: z.string().max(MAX_PHRASE, `Please enter at most ${MAX_PHRASE} characters`),
});

export const answerSiteSearch = api(
  { limit: 'fetch-search-result', query: Question },
  async ({ request, query: { text, page } }, { siteSearch }: { readonly siteSearch: SiteSearch }) =>
    sharedJson(request, JSON.stringify(await siteSearch.find(text, page)), cachePolicy.content),
);
