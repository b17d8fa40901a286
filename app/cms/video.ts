import { z } from 'zod';
import { Image } from './image';
import { optional, Words } from './lenient';

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/;

/** Our own file, or YouTube's player that sets no cookie before playing. */
export function playerOf(url: string): { kind: 'youtube' | 'file'; src: string } | null {
  const id = YOUTUBE.exec(url)?.[1];
  if (id)
    return {
      kind: 'youtube',
      src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    };
  return /^\/(?!\/)[^?#]+\.(?:mp4|webm)$/i.test(url) ? { kind: 'file', src: url } : null;
}

/**
 * From its own fields (MediaGalleryVideo: poster, video.url) or plain ones. Without a player it
 * stays a link.
 */
export const Video = z
  .object({
    title: Words,
    alternativeText: Words,
    description: Words,
    poster: optional(Image),
    video: z.object({
      url: z
        .string()
        .trim()
        .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address of a video'),
    }),
    transcriptUrl: optional(
      z
        .string()
        .trim()
        .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address of a page'),
    ),
    /** WebVTT, for our own file; YouTube has its own. */
    captionsUrl: optional(
      z
        .string()
        .trim()
        .regex(/^\/(?!\/)[^?#]+\.vtt$/i, 'is not the address of a file of captions'),
    ),
  })
  .transform(
    ({ title, alternativeText, description, poster, video, transcriptUrl, captionsUrl }) => ({
      url: video.url,
      title: title ?? alternativeText,
      description,
      poster: poster ?? null,
      transcript: transcriptUrl ?? null,
      player: playerOf(video.url),
      ...(captionsUrl && { captions: captionsUrl }),
    }),
  );
export type Video = z.output<typeof Video>;
