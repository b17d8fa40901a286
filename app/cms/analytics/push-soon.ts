import { type AnalyticsEvent } from './events';
import { pushEvent } from './push-event';

/**
 * One turn after the page has rendered, because the frame around it only then knows the visitor's
 * consent. Returns a function that cancels it, so that an effect that runs twice counts once.
 */
export function pushSoon(event: AnalyticsEvent, done: () => void = () => undefined): () => void {
  const turn = setTimeout(() => {
    pushEvent(event);
    done();
  });
  return () => clearTimeout(turn);
}
