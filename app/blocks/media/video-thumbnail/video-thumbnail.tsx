import { BlockSection } from '~/blocks/parts/block-section';
import { VideoLink } from '~/blocks/parts/video';
import type { VideoThumbnailProps } from './schema';

export function VideoThumbnail({ heading, video }: VideoThumbnailProps) {
  return (
    <BlockSection title={heading}>
      <VideoLink video={video} big />
    </BlockSection>
  );
}
