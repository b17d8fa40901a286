import type { AnalyticsEvent } from '~/cms/analytics/events';
import { pushEvent } from '~/cms/analytics/push-event';

export function trackEvents(): void {
  document.addEventListener('click', (event) => {
    const marked =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-event]') : null;
    const wire = marked?.dataset['event'];
    if (wire) pushEvent(JSON.parse(wire) as AnalyticsEvent);
  });
  // This event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.dataset['accordion'] === undefined)
        return;
      pushEvent({ event: 'accordion', title: target.dataset['accordion'], open: target.open });
    },
    { capture: true },
  );
}

/** For events that count when shown, such as the number of results: once each time they appear. */
export function trackShown(place: ParentNode): void {
  for (const shown of place.querySelectorAll<HTMLElement>('[data-shown-event]')) {
    pushEvent(JSON.parse(shown.dataset['shownEvent'] ?? '{}') as AnalyticsEvent);
    delete shown.dataset['shownEvent'];
  }
}
