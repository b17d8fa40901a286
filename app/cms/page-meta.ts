import type { MetaDescriptor } from '@remix-run/react';
import { bareFrame } from './frame-data';

interface Match {
  id: string;
  data?: unknown;
}
export interface PageMeta {
  title: string;
  description?: string;
  /** The page answers a form that could not be accepted: its title says so first. */
  error?: boolean;
}

const operatorName = (matches: readonly (Match | undefined)[]): string => {
  const root = matches.find((match) => match?.id === 'root')?.data as { settings?: { operator?: { name?: string } } } | undefined;
  return root?.settings?.operator?.name ?? bareFrame.settings.operator.name;
};

/** What a route's `meta` returns: "What this page is - Name of the operator", and its description. */
export function pageMeta(matches: readonly (Match | undefined)[], { title, description, error = false }: PageMeta): MetaDescriptor[] {
  const name = operatorName(matches);
  const tags: MetaDescriptor[] = [{ title: title ? `${error ? 'Error: ' : ''}${title} - ${name}` : name }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
