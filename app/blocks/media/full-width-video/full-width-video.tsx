import { VideoLink } from '~/blocks/parts/video';
import type { FullWidthVideoProps } from './schema';

export function FullWidthVideo({ video }: FullWidthVideoProps) {
  return (
    <div className="edge">
      <VideoLink video={video} big />
    </div>
  );
}
