import type { MetaDescriptor } from '@remix-run/react';
import { bareFrame, type ShareTags } from './frame-data';
import { frame as frameTexts } from '#words/en.json';
import { textsOf, type Texts } from '~/words/texts';
import { type Overrides } from '~/words/language';

interface Match {
  id: string;
  data?: unknown;
}
type Matches = readonly (Match | undefined)[];

/** Only missing if root itself failed. */
interface RootData {
  settings?: { operator?: { name?: string } };
  dictionary?: Overrides;
  share?: ShareTags;
}
const rootData = (matches: Matches): RootData =>
  (matches.find((match) => match?.id === 'root')?.data as RootData | undefined) ?? {};

export interface PageMeta {
  title: string;
  description?: string;
  error?: boolean;
  unlisted?: boolean;
}

/** For a route's `meta`, where hooks cannot be used. */
export const metaTexts = <T extends Readonly<Record<string, string>>>(
  matches: Matches,
  defaults: T,
): Texts<T> => textsOf(defaults, rootData(matches).dictionary);

/** "What this page is - Name of the operator", its description, and its link preview. */
export function pageMeta(
  matches: Matches,
  { title, description, error, unlisted }: PageMeta,
): MetaDescriptor[] {
  const { settings, share } = rootData(matches);
  const name = settings?.operator?.name ?? bareFrame.settings.operator.name;
  const t = metaTexts(matches, frameTexts);
  const whole = title ? `${title} - ${name}` : name;
  const tags: MetaDescriptor[] = [
    { title: error ? t('titleWithErrors', { title: whole }) : whole },
  ];
  const og = (property: string, content: string) =>
    tags.push({ property: `og:${property}`, content });
  if (description) tags.push({ name: 'description', content: description });
  if (share) {
    og('title', title || name);
    if (description) og('description', description);
    og('url', share.canonical);
    og('image', share.image);
    og('site_name', name);
    tags.push({ name: 'twitter:card', content: 'summary_large_image' });
    tags.push({ tagName: 'link', rel: 'canonical', href: share.canonical });
  }
  if (unlisted) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}
