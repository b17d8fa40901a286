import { LIST_FILTERS, type ListFilter } from './list-page';

export interface ListQuery {
  /** What is shown; all of them where nothing readable was asked for. */
  readonly show: readonly ListFilter[];
  readonly page: number;
}

/** The list's part of a query. An empty choice would show an empty page to somebody who wanted everything. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const asked = query.getAll('show');
  const show = LIST_FILTERS.filter((filter) => asked.includes(filter));
  return { show: show.length > 0 ? show : LIST_FILTERS, page: Number.parseInt(query.get('page') ?? '1', 10) };
}

/** The query of another page of the same list. What is shown by default needs no words. */
export function listQuery(show: readonly ListFilter[], page = 1): string {
  const query = new URLSearchParams(show.length === LIST_FILTERS.length ? [] : show.map((filter) => ['show', filter]));
  if (page > 1) query.set('page', String(page));
  const words = query.toString();
  return words ? `?${words}` : '';
}
