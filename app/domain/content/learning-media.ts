import { holds } from './search-words';

interface Resource {
  readonly title: string;
  readonly text: string | null;
  readonly type: string;
}

/** Returns the types of resources, sorted alphabetically. */
export const resourceTypes = (resources: readonly Resource[]): string[] =>
  [...new Set(resources.map(({ type }) => type))].sort((a, b) => a.localeCompare(b, 'en-GB'));

/**
 * Returns resources of one type with a term in title or text. Specification: lookup, section 7
 * (power_up_media_search).
 */
export const findResources = <R extends Resource>(
  resources: readonly R[],
  { type, term }: { type: string | null; term: string | null },
): R[] =>
  resources.filter(
    (resource) =>
      (!type || resource.type === type) && (!term || holds(term, resource.title, resource.text)),
  );
