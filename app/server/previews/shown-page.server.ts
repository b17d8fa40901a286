import type { Instant } from '~/domain/time/instant';
import { clock, dayAndDate } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import { isInTree } from '~/domain/preview/preview-link';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '../content/content';
import type { PageContent } from '../content/schema';
import { readPreviewCookie, type Showing } from './cookie.server';
import type { Previews } from './previews';

/** The preview bar's content. */
export interface PreviewState {
  readonly showing: Showing;
  /** When the link expires, in words. */
  readonly until: string;
  /** True if this page has a draft that differs from the published version. */
  readonly hasDraft: boolean;
}

export const previewState = (showing: Showing, { until }: { until: Instant }, hasDraft: boolean): PreviewState => ({
  showing,
  until: `${dayAndDate(until, Date.now(), englishTimes)}, ${clock(until, englishTimes)}`,
  hasDraft,
});

/** A page for editors, or seen through a preview link, is not cached and not indexed. */
export const privateHeaders = { 'Cache-Control': cachePolicy.private, 'X-Robots-Tag': 'noindex' };

interface Gateways {
  readonly content: Pick<Content, 'page' | 'draft'>;
  readonly previews: Pick<Previews, 'open'>;
}

/**
 * Returns the page at a route as this visitor may see it: its draft only with a preview link that
 * is valid for it.
 */
export async function shownPage(
  { content, previews }: Gateways,
  request: Request,
  route: string,
): Promise<{ page: PageContent | null; preview: PreviewState | null }> {
  const published = content.page(route);
  const asked = readPreviewCookie(request);
  const link = asked && (await previews.open(asked.token));
  if (!asked || !link || !isInTree(route, link.tree)) return { page: published, preview: null };
  const draft = await content.draft(route);
  const preview = previewState(asked.showing, link, draft !== null);
  return { page: asked.showing === 'draft' ? (draft ?? published) : published, preview };
}
