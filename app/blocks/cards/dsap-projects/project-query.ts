import { slugOf } from '~/cms/slug';
import { INITIATIVE_TYPES, PROJECT_STATUSES, type ProjectFilter } from '~/domain/content/projects';
import { countOf } from '~/blocks/parts/page-href';

const PAGE = 'projects';
const MOST_PAGES = 10_000;

/** One query item per box, because a page URL has each name once: `initiative-customers=on`. */
export const typeItem = (type: string): string => `initiative-${slugOf(type)}`;
export const statusItem = (status: string): string => `status-${slugOf(status)}`;
export const isOwnItem = (name: string): boolean =>
  name === PAGE || /^(?:initiative|status)-/.test(name);

/** Ignores anything else in the query. */
export function readProjectQuery(
  query: Readonly<Record<string, string>>,
): ProjectFilter & { page: number } {
  return {
    initiativeType: INITIATIVE_TYPES.filter((type) => query[typeItem(type)]),
    status: PROJECT_STATUSES.filter((status) => query[statusItem(status)]),
    page: countOf(query[PAGE], 1, MOST_PAGES),
  };
}
export const pageItem = (page: number): Record<string, string | null> => ({
  [PAGE]: page > 1 ? String(page) : null,
});
