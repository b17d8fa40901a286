import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import type { Video } from '~/cms/video';
import { Icon } from '~/ui/icon';
import { Picture } from './picture';

/**
 * A video as a link to it, with its poster. With JavaScript (enhance-video.ts) it plays in a modal, and only then is the player asked
 * for: nothing of the video's host is loaded before.
 */
export function VideoLink({ video, big = false }: { video: Video; big?: boolean }) {
  const t = useTexts(partsTexts);
  const words = video.title ? t('partWatch', { title: video.title }) : t('partWatchVideo');
  return (
    <div className="flow video">
      <a
        className={big ? 'media big' : 'media'}
        href={video.url}
        data-video={video.player ? video.player.src : undefined}
        data-kind={video.player?.kind}
        data-title={video.title ?? words}
        data-close={t('partClose')}
      >
        {video.poster && <Picture image={video.poster} decor />}
        <span>
          <i className="btn-play">
            <Icon name="play" />
          </i>
          {words}
        </span>
      </a>
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
