import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import type { Video } from '~/cms/video';
import { Icon } from '~/ui/icon';
import { Island } from './island';
import { Picture } from './picture';
import VideoIsland from './video-island';

/**
 * A video as a link to it, with its poster. With JavaScript (video-island.tsx) it plays in a modal, and only then is the player asked
 * for. Without a player of ours it is a link in any case.
 */
export function VideoLink({ video, big = false }: { video: Video; big?: boolean }) {
  const t = useTexts(partsTexts);
  const { url, player, poster } = video;
  const words = video.title ? t('partWatch', { title: video.title }) : t('partWatchVideo');
  const props = { url, poster, big, words, title: video.title ?? words, close: t('partClose') };
  return (
    <div className="flow video">
      {player ? (
        <Island name="parts/video" of={VideoIsland} props={{ ...props, player }} />
      ) : (
        <a className={big ? 'media big' : 'media'} href={url}>
          {poster && <Picture image={poster} decor />}
          <span>
            <i className="btn-play">
              <Icon name="play" />
            </i>
            {words}
          </span>
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
