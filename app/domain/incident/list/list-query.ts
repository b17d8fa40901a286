import { LIST_FILTERS, type ListFilter } from './list-page';
import { ROW_ORDERS, type RowOrder } from './row-order';

export interface ListQuery {
  /** What is shown; all of them where nothing readable was asked for. */
  readonly show: readonly ListFilter[];
  readonly by: RowOrder;
  /** A town, street or sector that rows must name; empty for all. */
  readonly find: string;
  readonly page: number;
}

const LONGEST_FIND = 60;

/** The list's part of a query. An empty choice would show an empty page to somebody who wanted everything. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const asked = query.getAll('show');
  const show = LIST_FILTERS.filter((filter) => asked.includes(filter));
  const by = query.get('by');
  return {
    show: show.length > 0 ? show : LIST_FILTERS,
    by: ROW_ORDERS.find((order) => order === by) ?? 'county',
    find: (query.get('find') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_FIND),
    page: Number.parseInt(query.get('page') ?? '1', 10),
  };
}

/** The members of a query that say which list is shown, but for the page. What is shown by default needs no words. */
export function listFields({ show = LIST_FILTERS, by = 'county', find = '' }: Partial<ListQuery>): [string, string][] {
  return [
    ...(show.length === LIST_FILTERS.length ? [] : show.map((filter): [string, string] => ['show', filter])),
    ...(by === 'county' ? [] : [['by', by] satisfies [string, string]]),
    ...(find === '' ? [] : [['find', find] satisfies [string, string]]),
  ];
}

/** The query of a list. */
export function listQuery({ page = 1, ...list }: Partial<ListQuery>): string {
  const query = new URLSearchParams(listFields(list));
  if (page > 1) query.set('page', String(page));
  const words = query.toString();
  return words ? `?${words}` : '';
}
