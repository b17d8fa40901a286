import { z } from 'zod';
import { Image } from './image';
import { Video } from './video';
import { optional, Words } from './lenient';

const WIDTH = 1600;
const HEIGHT = 900;

/** In 1600 by 900 if the URL has a size. */
export function posterOf(image: Image): Image {
  const url = image.url
    .replaceAll('{width}', String(WIDTH))
    .replaceAll('{height}', String(HEIGHT))
    .replace(/([?&])width=\d+/, `$1width=${WIDTH}`)
    .replace(/([?&])height=\d+/, `$1height=${HEIGHT}`);
  return { ...image, url, width: WIDTH, height: HEIGHT };
}

export const VideoId = z
  .string()
  .trim()
  .regex(/^[\w-]{6,20}$/, 'is not the id of a video');

export function videoById(id: string, title: string | null, image: Image | null): Video {
  const video = Video.parse({ title, video: { url: `https://www.youtube.com/watch?v=${id}` } });
  return { ...video, poster: image && posterOf(image) };
}

export const VideoItem = z
  .object({ title: Words, image: optional(Image), videoId: VideoId })
  .transform(({ title, image, videoId }) => videoById(videoId, title, image));
