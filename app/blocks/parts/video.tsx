import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Video } from '~/cms/video';
import { Island } from './island';
import VideoIsland, { VideoFace } from './video-island';

/**
 * With JavaScript (video-island.tsx) it plays in a modal, and only then loads the player. A video
 * without a player stays a link.
 */
export function VideoLink({ video, big = false }: { video: Video; big?: boolean }) {
  const t = useTexts(partsTexts);
  const { url, player, poster, captions } = video;
  const words = video.title ? t('partWatch', { title: video.title }) : t('partWatchVideo');
  const props = {
    url,
    poster,
    big,
    words,
    title: video.title ?? words,
    close: t('partClose'),
    ...(captions && { captions }),
  };
  return (
    <div className="flow video">
      {player ? (
        <Island name="parts/video" of={VideoIsland} props={{ ...props, player }} />
      ) : (
        <a className={big ? 'media big' : 'media'} href={url}>
          <VideoFace poster={poster} words={words} />
        </a>
      )}
      {video.description && <p>{video.description}</p>}
      {video.transcript && (
        <p>
          <a href={video.transcript}>
            {t('partTranscript')}
            {video.title && <span className="hide">: {video.title}</span>}
          </a>
        </p>
      )}
    </div>
  );
}
