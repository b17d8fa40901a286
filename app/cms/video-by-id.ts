import { z } from 'zod';
import { Image } from './image';
import { Video } from './video';
import { optional, Words } from './lenient';

const WIDTH = 1600;
const HEIGHT = 900;

/**
 * Returns a video's poster, in 1600 by 900 if its URL has a size. Specification: journeys, section
 * 9 "Video images use a 1600x900 substitution".
 */
export function posterOf(image: Image): Image {
  const url = image.url
    .replaceAll('{width}', String(WIDTH))
    .replaceAll('{height}', String(HEIGHT))
    .replace(/([?&])width=\d+/, `$1width=${WIDTH}`)
    .replace(/([?&])height=\d+/, `$1height=${HEIGHT}`);
  return { ...image, url, width: WIDTH, height: HEIGHT };
}

/** A video's id on the video site, as in blocks. */
export const VideoId = z
  .string()
  .trim()
  .regex(/^[\w-]{6,20}$/, 'is not the id of a video');

/**
 * Returns a video by its id. Specification: journeys, section 7 (external video site embeds by
 * video id).
 */
export function videoById(id: string, title: string | null, image: Image | null): Video {
  const video = Video.parse({ title, video: { url: `https://www.youtube.com/watch?v=${id}` } });
  return { ...video, poster: image && posterOf(image) };
}

/** A useful video: title, preview image, video id. Specification: journeys, section 3. */
export const VideoItem = z
  .object({ title: Words, image: optional(Image), videoId: VideoId })
  .transform(({ title, image, videoId }) => videoById(videoId, title, image));
