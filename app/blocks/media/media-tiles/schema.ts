import { z } from 'zod';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { VideoId, videoById } from '~/cms/video-by-id';

const Tile = z
  .object({
    title: z.string().trim().min(1),
    text: Words,
    image: optional(Image),
    videoId: optional(VideoId),
    url: optional(Href),
  })
  .transform(({ videoId, ...tile }) => ({
    ...tile,
    video: videoId && videoById(videoId, tile.title, tile.image),
  }));

export const MediaTilesSchema = z.object({ title: Words, tiles: listOf(Tile) });
export type MediaTilesProps = z.output<typeof MediaTilesSchema>;
