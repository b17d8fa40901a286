import type { Instant } from '~/domain/time/instant';
import { moment } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import { isInTree, type PreviewLink } from '~/domain/preview/preview-link';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content, ListDrafts } from '../content/content';
import type { Forms } from '../content/forms/forms';
import type { PageContent } from '../content/schema';
import { readPreviewCookie, type Showing } from './cookie.server';
import type { Previews } from './previews';

export interface PreviewState {
  readonly showing: Showing;
  readonly until: string;
  readonly hasDraft: boolean;
}

export const previewState = (
  showing: Showing,
  { until }: { until: Instant },
  hasDraft: boolean,
): PreviewState => ({
  showing,
  until: moment(until, Date.now(), englishTimes),
  hasDraft,
});

/** For editors, or seen through a preview link. */
export const privateHeaders = { 'Cache-Control': cachePolicy.private, 'X-Robots-Tag': 'noindex' };

async function previewAt(
  { previews }: { readonly previews: Pick<Previews, 'open'> },
  request: Request,
  route: string,
): Promise<{ readonly showing: Showing; readonly link: PreviewLink } | null> {
  const cookie = readPreviewCookie(request);
  const link = cookie && (await previews.open(cookie.token));
  return cookie && link && isInTree(route, link.tree) ? { showing: cookie.showing, link } : null;
}

const LISTS_AT: Readonly<Record<string, ListDrafts['changed'][number]>> = {
  '/power-cut/warm-places': 'warmPlaces',
  '/search': 'search',
};
const STORMS = /"__typename":"Storm/;
const WARM_PLACES = /"__typename":"(?:WarmPlaces|StormHome)"/;

function isDrafted(
  route: string,
  { draft, published }: Readonly<Record<'draft' | 'published', PageContent | null>>,
  { changed }: ListDrafts,
): boolean {
  if (draft) return true;
  const blocks = JSON.stringify(published?.blocks ?? []);
  return changed.some(
    (list) =>
      LISTS_AT[route] === list ||
      (list === 'storms' && STORMS.test(blocks)) ||
      (list === 'warmPlaces' && WARM_PLACES.test(blocks)),
  );
}

export async function hasDraftAt(
  { content, forms }: { content: Content; forms: Pick<Forms, 'draft'> },
  route: string,
): Promise<boolean> {
  const [, form] = /^\/forms\/([^/]+)$/.exec(route) ?? [];
  if (form !== undefined) return (await forms.draft(form)) !== null;
  const draft = await content.draft(route);
  return isDrafted(route, { draft, published: content.page(route) }, await content.listDrafts());
}

/**
 * With the draft of the page and of the lists only with a preview link that is valid for the route.
 */
export async function shownContent<C extends Content>(
  { content, previews }: { readonly content: C; readonly previews: Pick<Previews, 'open'> },
  request: Request,
  route: string,
): Promise<{ content: C; preview: PreviewState | null }> {
  const opened = await previewAt({ previews }, request, route);
  if (!opened) return { content, preview: null };
  const draft = await content.draft(route);
  const lists = await content.listDrafts();
  const hasDraft = isDrafted(route, { draft, published: content.page(route) }, lists);
  const preview = previewState(opened.showing, opened.link, hasDraft);
  if (opened.showing === 'published') return { content, preview };
  const drafts: Partial<Content> = {
    page: (one) => (one === route && draft) || content.page(one),
    collections: () => lists.collections,
    settings: () => ({ ...content.settings(), search: lists.search }),
    faults: () => lists.faults,
  };
  return { content: { ...content, ...drafts }, preview };
}
