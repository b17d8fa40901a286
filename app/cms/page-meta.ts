import type { MetaDescriptor } from '@remix-run/react';
import { bareFrame } from './frame-data';
import { textsOf, type Overrides, type Texts } from './texts';

interface Match {
  id: string;
  data?: unknown;
}
type Matches = readonly (Match | undefined)[];

/** What root's loader gave every page; absent only where root itself failed. */
interface RootData {
  settings?: { operator?: { name?: string } };
  dictionary?: Overrides;
}
const rootData = (matches: Matches): RootData =>
  (matches.find((match) => match?.id === 'root')?.data as RootData | undefined) ?? {};

export interface PageMeta {
  title: string;
  description?: string;
  /** The page answers a form that could not be accepted: its title says so first. */
  error?: boolean;
}

/** The texts of a room for a route's `meta`, where hooks cannot be used. */
export const metaTexts = <T extends Readonly<Record<string, string>>>(matches: Matches, defaults: T): Texts<T> =>
  textsOf(defaults, rootData(matches).dictionary);

/** What a route's `meta` returns: "What this page is - Name of the operator", and its description. */
export function pageMeta(matches: Matches, { title, description, error = false }: PageMeta): MetaDescriptor[] {
  const name = rootData(matches).settings?.operator?.name ?? bareFrame.settings.operator.name;
  const tags: MetaDescriptor[] = [{ title: title ? `${error ? 'Error: ' : ''}${title} - ${name}` : name }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
