import type { ShareTags } from '~/cms/frame-data';
import { knownQuery } from '~/words/known-address';
import { withoutEndSlash } from '~/cms/route-of';
import { addressIn } from '~/words/languages';
import { env } from '~/server/env.server';
import type { Content } from '~/server/content/content';
import { languageOf } from '~/server/languages/request-language';

export function shareTags(request: Request, content: Pick<Content, 'page'>): ShareTags {
  const { pathname, searchParams } = new URL(request.url);
  const path = withoutEndSlash(pathname);
  const incident =
    path === '/power-cut/incident' ? (searchParams.get('incidentid')?.slice(0, 100) ?? null) : null;
  const picture = new URLSearchParams(
    incident !== null ? { incident } : content.page(path) ? { page: path } : {},
  );
  const language = languageOf(request);
  const address = path + knownQuery(searchParams);
  return {
    canonical: env.BASE_URL + (language ? addressIn(language, address) : address),
    image: `${env.BASE_URL}/share.png${picture.size > 0 ? `?${picture.toString()}` : ''}`,
  };
}
