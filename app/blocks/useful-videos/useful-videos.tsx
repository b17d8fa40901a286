import { listBlockTexts } from '~/cms/texts/blocks-part2-lists';
import { useTexts } from '~/cms/use-texts';
import { BlockSection } from '../parts/block-section';
import { VideoLink } from '../parts/video';
import type { UsefulVideosProps } from './schema';

/** Videos, each a link until it is played. */
export function UsefulVideos({ title, videos }: UsefulVideosProps) {
  const t = useTexts(listBlockTexts);
  if (videos.length === 0) return null;
  return (
    <BlockSection title={title ?? t('videosTitle')} mist>
      <ul className="grid">
        {videos.map((video) => (
          <li key={video.url}>
            <VideoLink video={video} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
