import type { ShareTags } from '~/cms/frame-data';
import { withoutEndSlash } from '~/cms/route-of';
import { env } from '~/server/env.server';
import type { Content } from '~/server/content/content';

/** Query items that make another page; all others lead to the same one. */
const MEANING = ['incidentid', 'postcodesector', 'page'];

/** The address that search engines and link previews should know a page by, and the picture that stands for it. */
export function shareTags(request: Request, content: Pick<Content, 'page'>): ShareTags {
  const { pathname, searchParams } = new URL(request.url);
  const path = withoutEndSlash(pathname);
  const meant = new URLSearchParams(
    MEANING.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value.slice(0, 100)]];
    }),
  );
  const query = meant.toString();
  const incident = path === '/power-cut/incident' ? meant.get('incidentid') : null;
  const picture = new URLSearchParams(incident !== null ? { incident } : content.page(path) ? { page: path } : {});
  return {
    canonical: `${env.BASE_URL}${path}${query ? `?${query}` : ''}`,
    image: `${env.BASE_URL}/share.png${picture.size > 0 ? `?${picture.toString()}` : ''}`,
  };
}
