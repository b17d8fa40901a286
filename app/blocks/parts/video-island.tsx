import { useRef, useState } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import type { Image } from '~/cms/image';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { Picture } from './picture';
import { Player, type Playable } from './player';

export interface VideoIslandProps {
  url: string;
  player: Playable;
  poster: Image | null;
  big: boolean;
  captions?: string | undefined;
  /** Texts: of the link, the title of the modal, its close button. */
  words: string;
  title: string;
  close: string;
}

export function VideoFace({ poster, words }: Pick<VideoIslandProps, 'poster' | 'words'>) {
  return (
    <>
      {poster && <Picture image={poster} decor />}
      <span>
        <i className="btn-play">
          <Icon name="play" />
        </i>
        {words}
      </span>
    </>
  );
}

/** In a modal instead of leaving the page. Analytics: video_action, Play or Close. */
export default function VideoIsland({
  url,
  player,
  poster,
  big,
  captions,
  words,
  title,
  close,
}: VideoIslandProps) {
  const alive = useHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  const [plays, setPlays] = useState(false);
  const tell = (action: 'Play' | 'Close') =>
    pushEvent({ event: 'video_action', action, video: title });
  return (
    <>
      <a
        className={big ? 'media big' : 'media'}
        href={url}
        ref={link}
        role={alive ? 'button' : undefined}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          link.current?.click();
        }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // Some browsers do not focus a clicked link; the dialog returns the focus to it.
          link.current?.focus();
          tell('Play');
          setPlays(true);
        }}
      >
        <VideoFace poster={poster} words={words} />
      </a>
      <Dialog
        open={plays}
        onClose={() => {
          tell('Close');
          setPlays(false);
        }}
        heading={title}
        closeLabel={close}
        className="wide"
        light
      >
        <Player player={player} title={title} captions={captions} />
      </Dialog>
    </>
  );
}
