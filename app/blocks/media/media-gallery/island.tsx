import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { Picture } from '~/blocks/parts/picture';
import type { Entry } from './entry';
import { thumbnailsIn } from './places';
import { Viewer, type ViewerWords } from './viewer';
import { SiteLink } from '~/ui/site-link';

export interface GalleryProps {
  title: string;
  most: number;
  entries: readonly Entry[];
  words: ViewerWords & { close: string };
}

const RESIZE_MS = 500;

/**
 * As many thumbnails as fit, with "+N" for the rest; each opens the modal at its entry, "+N" at the
 * first hidden one.
 */
export default function Gallery({ title, most, entries, words }: GalleryProps) {
  const alive = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ shown: entries.length, hidden: 0 });
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    const lay = () => setRoom(thumbnailsIn(list.current?.clientWidth ?? 0, most, entries.length));
    let timer = 0;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(lay, RESIZE_MS);
    };
    addEventListener('resize', onResize);
    lay();
    return () => removeEventListener('resize', onResize);
  }, [most, entries.length]);
  const isMore = (index: number) => room.hidden > 0 && index === room.shown - 1;
  const look = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus();
    setOpen(isMore(index) ? index + 1 : index);
  };
  return (
    <>
      <ul className={alive ? 'gallery on' : 'gallery'} ref={list}>
        {entries.map((entry, index) => (
          <li key={index} hidden={index >= room.shown}>
            <SiteLink
              className="thumb"
              href={entry.href}
              aria-haspopup={alive ? 'dialog' : undefined}
              data-more={isMore(index) ? `+${room.hidden}` : undefined}
              onClick={(event) => look(event, index)}
            >
              {entry.poster && (
                <Picture image={{ ...entry.poster, alt: entry.name }} className="fill" />
              )}
              {entry.kind === 'video' && (
                <span className="btn-play">
                  <Icon name="play" />
                </span>
              )}
              {!entry.poster && <span>{entry.name}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        heading={title}
        closeLabel={words.close}
        className="wide"
        light
      >
        <Viewer entries={entries} first={open ?? 0} words={words} />
      </Dialog>
    </>
  );
}
