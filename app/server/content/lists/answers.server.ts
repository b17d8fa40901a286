import { z } from 'zod';
import { newsOf, NEWS_PAGE } from '~/domain/content/news';
import { pageOf } from '~/domain/paged';
import {
  filterProjects,
  INITIATIVE_TYPES,
  PROJECTS_PAGE,
  PROJECT_STATUSES,
} from '~/domain/content/projects';
import type { Collections } from '~/cms/collections/schemas';
import { api, parseInput, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Article } from '~/cms/collections/articles';
import type { Project } from '~/cms/collections/projects';
import type { Image } from '~/cms/image';
import type { Wire } from '~/server/lib/wire';

const wireImage = (image: Image | null): Wire<'Image'> | null =>
  image && {
    url: image.url,
    altText: image.alt,
    ...(image.width === undefined ? {} : { umbracoWidth: image.width }),
    ...(image.height === undefined ? {} : { umbracoHeight: image.height }),
  };

const wireProject = ({ image, ...project }: Project): Wire<'DsapProject'> => ({
  ...project,
  image: wireImage(image),
});

const wireArticle = ({
  nodeId,
  pageTitle,
  subhead,
  image,
  video,
  url,
  publishedDate,
}: Article): Wire<'Article'> => ({
  nodeId,
  pageTitle,
  subhead,
  image: wireImage(image),
  video,
  url,
  publishedDate: new Date(publishedDate).toISOString(),
});

interface With<Kind extends keyof Collections> {
  readonly content: { collections(): Pick<Collections, Kind> };
}

const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** The error lists the allowed values and never repeats the given one. */
const oneOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .array(z.enum(values, { errorMap: () => ({ message: `Choose from: ${values.join(', ')}` }) }))
    .max(values.length);

const ProjectsQuery = z.object({
  pageNumber,
  pageSize: z.coerce.number().int().min(1).max(100).default(PROJECTS_PAGE),
  initiativeType: oneOf(INITIATIVE_TYPES),
  status: oneOf(PROJECT_STATUSES),
});

/** GET /api/fetch-dsap-projects. Both filters may be repeated. */
export const answerProjects = api(
  { limit: 'dsap-projects' },
  ({ request }, { content }: With<'projects'>) => {
    const { projects } = content.collections();
    const params = new URL(request.url).searchParams;
    const query = parseInput(ProjectsQuery, {
      pageNumber: params.get('pageNumber') ?? undefined,
      pageSize: params.get('pageSize') ?? undefined,
      initiativeType: params.getAll('initiativeType'),
      status: params.getAll('status'),
    });
    const found = pageOf(filterProjects(projects, query), query.pageNumber, query.pageSize);
    return sharedJson(
      request,
      JSON.stringify({ ...found, items: found.items.map(wireProject) }),
      cachePolicy.content,
    );
  },
);

const ArticlesQuery = z.object({ page: pageNumber });

/** GET /api/fetch-articles?page={n}: newest first, twenty a page, without the featured one. */
export const answerArticles = api(
  { limit: 'articles' },
  ({ request }, { content }: With<'articles'>) => {
    const { page } = parseInput(ArticlesQuery, {
      page: new URL(request.url).searchParams.get('page') ?? undefined,
    });
    const { items } = pageOf(newsOf(content.collections().articles), page, NEWS_PAGE);
    return sharedJson(
      request,
      JSON.stringify({ data: items.map(wireArticle) }),
      cachePolicy.content,
    );
  },
);
