import { VideoLink } from '~/blocks/parts/video';
import type { FullWidthVideoProps } from './schema';

/** A full-width video. Its modal puts `modal-open` on the body. */
export function FullWidthVideo({ video }: FullWidthVideoProps) {
  return (
    <div className="edge">
      <VideoLink video={video} big />
    </div>
  );
}
