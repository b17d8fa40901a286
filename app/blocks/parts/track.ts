import type { AnalyticsEvent } from '~/cms/analytics/events';
import { pushEvent } from '~/cms/analytics/push-event';

/** Hands on the events that links and buttons below carry (cms/analytics/event-attribute.ts), opened disclosures, and
 * what is told by being shown, such as the number of results. */
export function trackIn(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const marked = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-event]') : null;
    const wire = marked?.dataset['event'];
    if (wire) pushEvent(JSON.parse(wire) as AnalyticsEvent);
  });
  for (const shown of root.querySelectorAll<HTMLElement>('[data-shown-event]'))
    pushEvent(JSON.parse(shown.dataset['shownEvent'] ?? '{}') as AnalyticsEvent);
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-accordion]'))
    details.addEventListener('toggle', () =>
      pushEvent({ event: 'accordion', title: details.dataset['accordion'] ?? '', open: details.open }),
    );
}
