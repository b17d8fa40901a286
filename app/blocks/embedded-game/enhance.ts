import { pushEvent } from '~/cms/analytics/push-event';

/** A game says `game-started` to the page around it when a visitor starts it: the event of its name, once. */
export default function enhance(root: HTMLElement): void {
  const frame = root.querySelector<HTMLIFrameElement>('iframe[data-game]');
  if (!frame) return;
  const listen = (message: MessageEvent) => {
    if (message.source !== frame.contentWindow || message.origin !== location.origin || message.data !== 'game-started')
      return;
    removeEventListener('message', listen);
    pushEvent({ event: 'power_up_game_started', game: frame.dataset['game'] ?? '' });
  };
  addEventListener('message', listen);
}
