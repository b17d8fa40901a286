import { type z } from 'zod';
import { isFailure } from '~/domain/failure';
import { createHttpClient } from '~/server/lib/http-client.server';
import { DeliveredItem, DeliveredItems } from './wire';

const PER_PAGE = 100;
const MOST_ITEMS = 20_000;
const PATH = '/umbraco/delivery/api/v2/content';
const EXPAND = 'expand=properties[$all]';

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

  async function some(skip: number, take: number, more: string) {
    return ask(`${PATH}?${EXPAND}&skip=${skip}&take=${take}${more}`, DeliveredItems, {});
  }

  return {
    /** Every published item, and how many could not be read at all. */
    async all(): Promise<{ items: DeliveredItem[]; unreadable: number }> {
      const items: (DeliveredItem | null)[] = [];
      let total = Infinity;
      while (items.length < Math.min(total, MOST_ITEMS)) {
        const page = await some(items.length, PER_PAGE, '&sort=path:asc');
        total = page.total;
        if (page.items.length === 0) break;
        items.push(...page.items);
      }
      const read = items.filter((item) => item !== null);
      return { items: read, unreadable: items.length - read.length };
    },
    /** Changes whenever anything is published or unpublished: how many items there are, and the time of the newest change. */
    async mark(): Promise<string> {
      const { total, items } = await some(0, 1, '&sort=updateDate:desc');
      return `${total} ${items[0]?.id ?? ''} ${items[0]?.updateDate ?? ''}`;
    },
    /** Every item of a type as its editors left it, published or not. */
    async draftsOf(type: string): Promise<DeliveredItem[]> {
      const path = `${PATH}?${EXPAND}&filter=contentType:${type}&skip=0&take=${PER_PAGE}`;
      const { items } = await ask(path, DeliveredItems, { Preview: 'true' });
      return items.filter((item) => item !== null);
    },
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
export type Delivery = ReturnType<typeof createDelivery>;
