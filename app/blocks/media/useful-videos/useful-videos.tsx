import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { VideoLink } from '~/blocks/parts/video';
import type { UsefulVideosProps } from './schema';

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
