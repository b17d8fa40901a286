import type { Article } from '~/cms/collections/articles';
import type { Project } from '~/cms/collections/projects';
import type { Image } from '~/cms/image';

/** An image as the wire contract names its fields. */
const wireImage = (image: Image | null) =>
  image && {
    url: image.url,
    altText: image.alt,
    ...(image.width === undefined ? {} : { umbracoWidth: image.width }),
    ...(image.height === undefined ? {} : { umbracoHeight: image.height }),
  };

/** Wire contract: DsapProject. */
export const wireProject = ({ image, ...project }: Project) => ({ ...project, image: wireImage(image) });

/** Wire contract: Article. */
export const wireArticle = ({ nodeId, pageTitle, subhead, image, video, url, publishedDate }: Article) => ({
  nodeId,
  pageTitle,
  subhead,
  image: wireImage(image),
  video,
  url,
  publishedDate: new Date(publishedDate).toISOString(),
});
