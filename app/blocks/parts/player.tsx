import { createElement } from 'react';

export interface Playable {
  readonly kind: 'youtube' | 'file';
  readonly src: string;
}

/** Only render it to play: until then nothing is requested from the video's host. */
export function Player({
  player: { kind, src },
  title,
  captions,
}: {
  player: Playable;
  title: string;
  captions?: string | undefined;
}) {
  const track = captions ? <track kind="captions" src={captions} srcLang="en-GB" default /> : null;
  if (kind === 'file') {
    const props = { className: 'player', src, controls: true, autoPlay: true, 'aria-label': title };
    return createElement('video', props, track);
  }
  return (
    <iframe
      className="player"
      src={src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}
