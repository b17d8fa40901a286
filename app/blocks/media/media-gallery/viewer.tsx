import { useEffect, useRef, useState } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { fill } from '~/words/texts';
import { useListener } from '~/ui/use-listener';
import { useSlider } from '~/blocks/parts/use-slider';
import { EntryView, type Entry } from './entry';
import { context } from './places';

export interface ViewerWords {
  previous: string;
  next: string;
  count: string;
  play: string;
}
interface ViewerProps {
  entries: readonly Entry[];
  first: number;
  words: ViewerWords;
}

/** Images further away are not loaded. */
const isNear = (index: number, place: number, count: number): boolean =>
  [-1, 0, 1].some((by) => context(place, by, count) === index);

/**
 * Previous and Next wrap around; arrow keys and swipes work too. Analytics: video_action, Play or
 * Close.
 */
export function Viewer({ entries, first, words }: ViewerProps) {
  const count = entries.length;
  const [{ place, plays }, setView] = useState({ place: first, plays: false });
  const playing = plays ? (entries[place]?.name ?? null) : null;
  useEffect(() => {
    if (playing === null) return undefined;
    pushEvent({ event: 'video_action', action: 'Play', video: playing });
    return () => pushEvent({ event: 'video_action', action: 'Close', video: playing });
  }, [playing]);
  const show = (index: number) =>
    setView((was) => (was.place === index ? was : { place: index, plays: false }));
  const { attach, slider } = useSlider<HTMLDivElement>(() => ({
    initial: first,
    loop: count > 1,
    selector: '.viewer-slide',
    slides: { perView: 1, spacing: 16 },
    slideChanged: ({ track: { details } }) => details && show(details.rel),
  }));
  const step = (by: number) => {
    const to = context(place, by, count);
    show(to);
    if (!slider.current) return;
    // Synchronously: a move in the next frame would count the next press from where this one began.
    const { animator, track } = slider.current;
    animator.stop();
    track.add(track.idxToDist(to, false));
  };
  const play = ({ player, href }: Entry) => {
    if (player) setView({ place, plays: true });
    else location.assign(href);
  };
  const whole = useRef<HTMLDivElement>(null);
  useListener(whole, 'keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  return (
    <div className="flow" ref={whole}>
      <div className="viewer" ref={attach}>
        {entries.map((entry, index) => (
          <div className="viewer-slide" key={index} aria-hidden={index !== place || undefined}>
            {isNear(index, place, count) && (
              <EntryView
                entry={entry}
                isShown={index === place}
                plays={index === place && plays}
                onPlay={() => play(entry)}
                words={words}
              />
            )}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="row">
          <button type="button" className="btn second" onClick={() => step(-1)}>
            {words.previous}
          </button>
          <button type="button" className="btn second" onClick={() => step(1)}>
            {words.next}
          </button>
          <p role="status">{fill(words.count, { place: place + 1, count })}</p>
        </div>
      )}
    </div>
  );
}
