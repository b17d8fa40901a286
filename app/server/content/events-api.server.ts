import { json } from '@remix-run/node';
import { z } from 'zod';
import { eventWire } from '~/cms/event-wire';
import { EVENT_MEDIA, EVENTS_PAGE, eventCategories, eventsOf } from '~/domain/content/events';
import type { Instant } from '~/domain/time/instant';
import { pageOf } from '~/domain/paged';
import { answerApi, readJsonBody, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';

const LIMIT = { perMinute: 300 };
const Question = z.object({
  pageNumber: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(EVENTS_PAGE),
  isFuture: z.boolean().default(false),
  filters: z
    .object({
      category: z.array(z.string().max(50)).max(50).default([]),
      media: z.array(z.enum(EVENT_MEDIA)).max(2).default([]),
    })
    .default({}),
});

export const answerEvents = (
  request: Request,
  content: Pick<Content, 'collections'>,
  now: Instant,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'fetch-events', LIMIT);
    const { pageNumber, pageSize, isFuture, filters } = await readJsonBody(request, Question);
    const found = eventsOf(content.collections().events, { isFuture, filter: filters }, now);
    const { items, ...totals } = pageOf(found, pageNumber, pageSize);
    return json(
      { items: items.map((event) => eventWire(event, now)), ...totals },
      { headers: { 'Cache-Control': cachePolicy.noStore } },
    );
  });

export const answerEventCategories = (
  request: Request,
  content: Pick<Content, 'collections'>,
): Promise<Response> =>
  answerApi(() => {
    enforceRateLimit(request, 'fetch-event-categories', LIMIT);
    return sharedJson(
      request,
      JSON.stringify(eventCategories(content.collections().events)),
      cachePolicy.content,
    );
  });
