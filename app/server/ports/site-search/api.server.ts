import { z } from 'zod';
import { MAX_PHRASE } from '~/domain/site-search/limits';
import { answerApi, parseInput, queryOf, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { SiteSearch } from './port';

const LIMIT = { perMinute: 300 };
const Question = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  text: z.string().max(MAX_PHRASE, `Please enter at most ${MAX_PHRASE} characters`),
});

export const answerSiteSearch = (request: Request, search: SiteSearch): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'fetch-search-result', LIMIT);
    const { text, page } = parseInput(Question, queryOf(request));
    return sharedJson(request, JSON.stringify(await search.find(text, page)), cachePolicy.content);
  });
