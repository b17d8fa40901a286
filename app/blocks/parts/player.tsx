export interface Playable {
  readonly kind: 'youtube' | 'file';
  readonly src: string;
}

/** The player of a video, drawn when it is to play: nothing of the video's host is asked for before. */
export function Player({ player: { kind, src }, title }: { player: Playable; title: string }) {
  if (kind === 'file') return <video className="player" src={src} controls autoPlay aria-label={title} />;
  return <iframe className="player" src={src} title={title} allow="autoplay; fullscreen; picture-in-picture" />;
}
