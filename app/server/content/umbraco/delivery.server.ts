import { type z } from 'zod';
import { isFailure } from '~/domain/failure';
import { createHttpClient } from '~/server/lib/http-client.server';
import { DeliveredItem, DeliveredItems } from './wire';

const PER_PAGE = 100;
const MOST_ITEMS = 20_000;
const PATH = '/umbraco/delivery/api/v2/content';
/** Media and picked items come without their properties below the last bracket; blocks of ours nest no deeper than this. */
const LEVELS = 6;
const EXPAND = `expand=${'properties[$all'.concat('[properties[$all'.repeat(LEVELS - 1), ']'.repeat(2 * LEVELS - 1))}`;
/** The order of the editors' tree. Only what the system names may be asked: docs.umbraco.com, Content Delivery API, "Query parameters". */
const IN_ORDER = '&sort=level:asc&sort=sortOrder:asc&sort=createDate:asc';

export interface DeliveryOptions {
  baseUrl: string;
  key: string;
  retries?: number;
}

/** The Umbraco Content Delivery API v2. Rejects with a `Failure`. */
export function createDelivery({ baseUrl, key, retries = 1 }: DeliveryOptions) {
  const client = createHttpClient({
    name: 'the content system',
    baseUrl,
    retries,
    timeoutMs: 15_000,
    maxBytes: 20_000_000,
  });
  const ask = async <S extends z.ZodTypeAny>(path: string, schema: S, headers: Record<string, string>) => {
    const { text } = await client.getText(path, { 'Api-Key': key, ...headers });
    return schema.parse(JSON.parse(text)) as z.output<S>;
  };

  const some = (skip: number, take: number, more: string, headers: Record<string, string> = {}) =>
    ask(`${PATH}?${EXPAND}&skip=${skip}&take=${take}${more}`, DeliveredItems, headers);

  /** Page by page. What may not be shown is missing from its page; what moved meanwhile comes twice, and is taken once. */
  async function every(more: string, headers: Record<string, string> = {}) {
    const items = new Map<string, DeliveredItem>();
    let unreadable = 0;
    let total = Infinity;
    for (let skip = 0; skip < Math.min(total, MOST_ITEMS); skip += PER_PAGE) {
      const page = await some(skip, PER_PAGE, more, headers);
      total = page.total;
      for (const item of page.items) {
        if (item === null) unreadable += 1;
        else if (!items.has(item.id)) items.set(item.id, item);
      }
    }
    return { items: [...items.values()], unreadable };
  }

  return {
    /** Every published item, and how many could not be read at all. */
    all: (): Promise<{ items: DeliveredItem[]; unreadable: number }> => every(IN_ORDER),
    /** Changes whenever anything is published or unpublished: how many items there are, and the time of the newest change. */
    async mark(): Promise<string> {
      const { total, items } = await some(0, 1, '&sort=updateDate:desc');
      return `${total} ${items[0]?.id ?? ''} ${items[0]?.updateDate ?? ''}`;
    },
    /** Every item of a type as its editors left it, published or not. */
    draftsOf: async (type: string): Promise<DeliveredItem[]> =>
      (await every(`&filter=contentType:${type}${IN_ORDER}`, { Preview: 'true' })).items,
    /** One item in its draft state, or null where there is none. */
    async draft(route: string): Promise<DeliveredItem | null> {
      const path = route === '/' ? '/' : `${route}/`;
      try {
        return await ask(`${PATH}/item/${encodeURIComponent(path)}?${EXPAND}`, DeliveredItem, { Preview: 'true' });
      } catch (error) {
        if (isFailure(error, 'not-found')) return null;
        throw error;
      }
    },
  };
}
