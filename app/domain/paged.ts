export interface Paged<T> {
  items: T[];
  totalPages: number;
  totalRecords: number;
}

/** Counted from 1; a page after the last has no items. Wire contract: PagedList. */
export function pageOf<T>(items: readonly T[], pageNumber: number, pageSize: number): Paged<T> {
  const start = (pageNumber - 1) * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    totalPages: Math.ceil(items.length / pageSize),
    totalRecords: items.length,
  };
}
