import { LIST_FILTERS, type ListFilter } from './list-page';
import { ROW_ORDERS, type RowOrder } from './row-order';

export interface ListQuery {
  readonly show: readonly ListFilter[];
  readonly by: RowOrder;
  readonly find: string;
  readonly page: number;
}

const LONGEST_FIND = 60;

/** An empty selection counts as the usual one, rather than showing an empty page. */
export function readListQuery(
  query: URLSearchParams,
  usual: readonly ListFilter[] = LIST_FILTERS,
): ListQuery {
  const values = query.getAll('show');
  const show = LIST_FILTERS.filter((filter) => values.includes(filter));
  const by = query.get('by');
  return {
    show: show.length > 0 ? show : usual,
    by: ROW_ORDERS.find((order) => order === by) ?? 'county',
    find: (query.get('find') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_FIND),
    page: Number.parseInt(query.get('page') ?? '1', 10),
  };
}

export function listFields({
  show = LIST_FILTERS,
  by = 'county',
  find = '',
}: Partial<ListQuery>): [string, string][] {
  return [
    ...(show.length === LIST_FILTERS.length
      ? []
      : show.map((filter): [string, string] => ['show', filter])),
    ...(by === 'county' ? [] : [['by', by] satisfies [string, string]]),
    ...(find === '' ? [] : [['find', find] satisfies [string, string]]),
  ];
}

export function listQuery({ page = 1, ...list }: Partial<ListQuery>): string {
  const query = new URLSearchParams(listFields(list));
  if (page > 1) query.set('page', String(page));
  const words = query.toString();
  return words ? `?${words}` : '';
}
