import { VideoLink } from '~/blocks/parts/video';
import type { FullWidthVideoProps } from './schema';

/** A video from edge to edge. Its modal puts `modal-open` on the body. */
export function FullWidthVideo({ video }: FullWidthVideoProps) {
  return (
    <div className="edge">
      <VideoLink video={video} big />
    </div>
  );
}
