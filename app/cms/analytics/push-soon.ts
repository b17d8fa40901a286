import { type AnalyticsEvent } from './events';
import { pushEvent } from './push-event';

/**
 * Hands an event over a turn after the page stands, for the frame around it says only then whether the visitor allowed it.
 * Gives back what takes it back: an effect that runs twice counts once.
 */
export function pushSoon(event: AnalyticsEvent, done: () => void = () => undefined): () => void {
  const turn = setTimeout(() => {
    pushEvent(event);
    done();
  });
  return () => clearTimeout(turn);
}
