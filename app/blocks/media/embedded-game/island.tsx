import { useEffect, useRef } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';

/** A game posts `game-started` to the page when a visitor starts it, which sends the event once. */
export default function Game({
  src,
  name,
  onPhones,
}: {
  src: string;
  name: string;
  onPhones: boolean;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const stop = () => removeEventListener('message', listen);
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (
        source !== frame.current?.contentWindow ||
        origin !== location.origin ||
        data !== 'game-started'
      )
        return;
      stop();
      pushEvent({ event: 'power_up_game_started', game: name });
    };
    addEventListener('message', listen);
    return stop;
  }, [name]);
  return (
    <iframe
      className={onPhones ? 'game' : 'game only-wide'}
      ref={frame}
      src={src}
      title={name}
      width={1320}
      height={704}
      loading="lazy"
    />
  );
}
