import { json } from '@remix-run/node';
import { z } from 'zod';
import { eventWire } from '~/cms/event-wire';
import { EVENT_MEDIA, EVENTS_PAGE, eventCategories, eventsOf } from '~/domain/content/events';
import { pageOf } from '~/domain/paged';
import { api, readJsonBody, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';

interface WithContent {
  readonly content: Pick<Content, 'collections'>;
}
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

export const answerEvents = api(
  { limit: 'fetch-events' },
  async ({ request }, { content }: WithContent) => {
    const now = Date.now();
    const { pageNumber, pageSize, isFuture, filters } = await readJsonBody(request, Question);
    const found = eventsOf(content.collections().events, { isFuture, filter: filters }, now);
    const { items, ...totals } = pageOf(found, pageNumber, pageSize);
    return json(
      { items: items.map((event) => eventWire(event, now)), ...totals },
      { headers: { 'Cache-Control': cachePolicy.noStore } },
    );
  },
);

export const answerEventCategories = api(
  { limit: 'fetch-event-categories' },
  ({ request }, { content }: WithContent) =>
    sharedJson(
      request,
      JSON.stringify(eventCategories(content.collections().events)),
      cachePolicy.content,
    ),
);
