import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { VideoLink } from '~/blocks/parts/video';
import type { VideoModalProps } from './schema';

export function VideoModal({ title, text, video }: VideoModalProps) {
  if (!video) return null;
  return (
    <BlockSection title={title}>
      <div className={text ? 'cols even' : 'single'}>
        <RichTextView html={text} />
        <VideoLink video={video} />
      </div>
    </BlockSection>
  );
}
