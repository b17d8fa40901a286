import type { Image } from '~/cms/image';
import { Picture } from '~/blocks/parts/picture';
import { Player, type Playable } from '~/blocks/parts/player';

export interface Entry {
  href: string;
  name: string;
  text: string | null;
  poster: Image | null;
  /** A video is linked to if we have no player. */
  kind: 'image' | 'video';
  player: Playable | null;
}

interface EntryViewProps {
  entry: Entry;
  /** Only the current entry is interactive; its neighbours are beside it. */
  isShown: boolean;
  plays: boolean;
  onPlay: () => void;
  words: { play: string };
}

/** A video waits for its own Play, so that browsing the gallery makes no third-party requests. */
export function EntryView({ entry, isShown, plays, onPlay, words }: EntryViewProps) {
  const { href, name, text, poster, kind, player } = entry;
  return (
    <figure className="gallery-entry">
      {kind === 'image' && <img className="pic" src={href} alt={name} />}
      {kind === 'video' && plays && player && <Player player={player} title={name} />}
      {kind === 'video' && !(plays && player) && (
        <div>
          {poster && <Picture image={{ ...poster, alt: name }} className="fill" />}
          {isShown && (
            <button type="button" className="btn second" onClick={onPlay}>
              {words.play}
            </button>
          )}
        </div>
      )}
      <figcaption>{text ?? name}</figcaption>
    </figure>
  );
}
