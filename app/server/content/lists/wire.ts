import type { Article } from '~/cms/collections/articles';
import type { Project } from '~/cms/collections/projects';
import type { Image } from '~/cms/image';
import type { Wire } from '~/server/lib/wire';

/** An image as the wire contract names its fields. */
const wireImage = (image: Image | null): Wire<'Image'> | null =>
  image && {
    url: image.url,
    altText: image.alt,
    ...(image.width === undefined ? {} : { umbracoWidth: image.width }),
    ...(image.height === undefined ? {} : { umbracoHeight: image.height }),
  };

export const wireProject = ({ image, ...project }: Project): Wire<'DsapProject'> => ({
  ...project,
  image: wireImage(image),
});

export const wireArticle = ({
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
