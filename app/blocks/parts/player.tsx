import { createElement } from 'react';

export interface Playable {
  readonly kind: 'youtube' | 'file';
  readonly src: string;
}

/** The player of a video, drawn only when it is to play: until then nothing is requested from the video's host. */
export function Player({ player: { kind, src }, title }: { player: Playable; title: string }) {
  // The content system names no file of captions yet; a track without one would be an empty promise.
  if (kind === 'file')
    return createElement('video', { className: 'player', src, controls: true, autoPlay: true, 'aria-label': title });
  return <iframe className="player" src={src} title={title} allow="autoplay; fullscreen; picture-in-picture" />;
}
