import type { Content } from './content/content';

export interface TrailLink {
  readonly href: string;
  readonly name: string;
}

/** The pages above a page, home first: those that exist. */
export function trailOf(content: Pick<Content, 'page'>, route: string): TrailLink[] {
  const steps = route.split('/').slice(1, -1);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return above.flatMap((href) => {
    const page = content.page(href);
    return page ? [{ href, name: page.title }] : [];
  });
}
