import { holds } from './search-words';

interface Resource {
  readonly title: string;
  readonly text: string | null;
  readonly type: string;
}

export const resourceTypes = (resources: readonly Resource[]): string[] =>
  [...new Set(resources.map(({ type }) => type))].sort((a, b) => a.localeCompare(b, 'en-GB'));

export const findResources = <R extends Resource>(
  resources: readonly R[],
  { type, term }: { type: string | null; term: string | null },
): R[] =>
  resources.filter(
    (resource) =>
      (!type || resource.type === type) && (!term || holds(term, resource.title, resource.text)),
  );
