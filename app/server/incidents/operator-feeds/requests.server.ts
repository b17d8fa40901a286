import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { isRecord } from '~/domain/is-record';
import { MINUTE } from '~/domain/time/instant';
import { nullIfNotFound, type HttpClient } from '~/server/lib/http-client.server';
import { createDetails } from './details.server';
import { feedHeaders, MOST_BYTES } from './request';
import type { FeedShape } from './feed-shape';
import { listOf } from './shapes';
import { readWhole } from '../wire/read-values';

/** Requests for one list, far more than the largest that was ever seen took. */
const MOST_PAGES = 120;
/** Opendatasoft refuses a page that ends at 10,000 or later, so the last one ends at 9,900. */
const MOST_RECORDS = 9_900;
/** As long as visitors may wait for a change. */
const LONGEST_READING = MINUTE;
const anyJson = z.unknown();

export interface FeedClient {
  readonly client: HttpClient;
  readonly url: URL;
  readonly key: string | undefined;
}

const failed = (shape: FeedShape, why: string) =>
  new Failure('unavailable', `${shape.operator}: ${why}`);

const withQuery = (query: URLSearchParams, more: Readonly<Record<string, string | number>>) => {
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(more)) all.set(name, String(value));
  return `?${all.toString()}`;
};

function createBudget(shape: FeedShape) {
  const until = performance.now() + LONGEST_READING;
  let left = MOST_BYTES;
  const isTimeUp = () => performance.now() > until;
  return {
    isTimeUp,
    check(): void {
      if (isTimeUp()) throw failed(shape, 'it took too long to give the whole list');
    },
    spend(text: string): void {
      left -= Buffer.byteLength(text);
      if (left < 0) throw failed(shape, `its pages are larger than ${MOST_BYTES} bytes`);
    },
  };
}

/**
 * A bare list is whole. Fails if a page has no list, or is empty before `total`: half a list would
 * look as if power were back elsewhere.
 */
async function everyPage(
  shape: FeedShape,
  totalOf: (body: unknown) => unknown,
  read: (have: number, page: number) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const pages: (readonly unknown[])[] = [];
  let have = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const body = await read(have, page);
    const list = listOf(body, shape);
    if (list && Array.isArray(body)) return list;
    const total = readWhole(totalOf(body), { fallback: -1 });
    if (list === null || total < 0) break;
    if (total > MOST_RECORDS) throw failed(shape, `${total} records are more than can be read`);
    pages.push(list);
    have += list.length;
    if (have >= total) return pages.flat();
    if (list.length === 0) break;
  }
  throw failed(shape, 'the answer ended before the total that it states');
}

const memberOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), body);

/** SP Energy Networks' remote action. The class may be given in the address's `classname`. */
const SPEN_CLASS = '@udd/01pSr000002yGTp';
const SPEN_PAGE = 200;

export function severalRequests(
  shape: FeedShape,
  { client, url, key }: FeedClient,
): (() => Promise<string>) | null {
  const headers = feedHeaders(key);
  const query = url.searchParams;
  const here = url.pathname.replace(/\/$/, '');
  const details = createDetails(shape);
  let budget = createBudget(shape);

  const get = async (path: string): Promise<unknown> => {
    budget.check();
    const { text } = await client.getText(path, headers);
    budget.spend(text);
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new Failure('unavailable', `${shape.operator}: a page is not JSON`, null, {
        cause: error,
      });
    }
  };
  const getHere = (more: Parameters<typeof withQuery>[1]) => get(here + withQuery(query, more));

  async function exported(): Promise<readonly unknown[] | null> {
    if (!here.endsWith('/records')) return null;
    const filters = new URLSearchParams(query);
    for (const name of ['limit', 'offset']) filters.delete(name);
    const path = here.replace(/records$/, 'exports/json') + withQuery(filters, {});
    const body = await nullIfNotFound(get(path));
    if (body !== null && !Array.isArray(body)) throw failed(shape, 'there is no list');
    return body;
  }

  async function records(): Promise<readonly unknown[]> {
    budget = createBudget(shape);
    switch (shape.request.kind) {
      case 'opendatasoft':
        return (
          (await exported()) ??
          everyPage(
            shape,
            (body) => memberOf(body, 'total_count'),
            (offset) => getHere({ limit: 100, offset }),
          )
        );
      case 'ckan':
        return everyPage(
          shape,
          (body) => memberOf(body, 'result', 'total'),
          (offset) => getHere({ limit: 1000, offset }),
        );
      case 'numbered pages':
        return everyPage(
          shape,
          (body) => memberOf(body, 'TotalResults'),
          (_have, page) =>
            getHere({
              pageSize: 200,
              pageNumber: page + 1,
              includeCurrent: 'true',
              includeResolved: 'true',
              includeTodaysPlanned: 'true',
              includeFuturePlanned: 'true',
              includeCancelledPlanned: 'true',
            }),
        );
      case 'counted pages by post': {
        const post = async (method: string, params: object) => {
          budget.check();
          const body = await client.post(
            here + withQuery(query, {}),
            {
              namespace: '',
              classname: query.get('classname') ?? SPEN_CLASS,
              method,
              isContinuation: false,
              params,
              cacheable: false,
            },
            anyJson,
          );
          budget.spend(JSON.stringify(body));
          return body;
        };
        const criteria = { postcode: '', statuses: [] };
        const total = memberOf(await post('getImpactDataCount', criteria), 'returnValue');
        return everyPage(
          shape,
          () => total,
          (_have, page) =>
            post('getImpactData', {
              paramsJson: JSON.stringify({
                ...criteria,
                pageNumber: page + 1,
                pageSize: SPEN_PAGE,
              }),
            }),
        );
      }
      case 'list and details': {
        const list = listOf(await getHere({}), shape);
        if (list === null) throw failed(shape, 'there is no list');
        return details(list, (id) => get(`${here}/${id}/`), budget.isTimeUp);
      }
      case 'whole':
        return [];
    }
  }

  // Such an address is answered in one piece.
  const isWhole = shape.request.kind === 'whole' || url.pathname.endsWith('/exports/json');
  return isWhole ? null : async () => JSON.stringify(await records());
}
