import type { EventWire } from '~/cms/event-wire';
import { eventHref } from '~/domain/events';

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text: string | null = null,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== null) made.textContent = text;
  return made;
}

/** "05 March 2026" in London, as event-time.ts writes it on the server. */
const longDate = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const hourAndMinute = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

function heading({ eventURL, id, eventTitle, isIntegrated }: EventWire): HTMLElement {
  const title = make('h3', 'h3');
  if (!eventURL) title.textContent = eventTitle;
  else {
    const link = make('a', '', eventTitle);
    link.href = eventHref(eventURL.url, id, eventTitle);
    if (!isIntegrated) Object.assign(link, { target: '_blank', rel: 'noopener' });
    title.append(link);
  }
  return title;
}

function contentOf({ eventPostEventContent }: EventWire): HTMLElement | null {
  if (eventPostEventContent.length === 0) return null;
  const list = make('ul', 'row ctas');
  for (const { buttonUrl, ariaLabel } of eventPostEventContent) {
    const link = make('a', 'act', buttonUrl.name);
    link.href = buttonUrl.url;
    if (ariaLabel) link.setAttribute('aria-label', ariaLabel);
    if (buttonUrl.target) Object.assign(link, { target: buttonUrl.target, rel: 'noopener' });
    const item = make('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

/** One more event of the list, drawn in the browser as parts/event-card.tsx draws it. Its text was cleaned on the server. */
export function cardOf(event: EventWire): HTMLLIElement {
  const item = make('li');
  const card = make('article', 'panel edge flow event');
  card.id = `event-${event.id}`;
  card.tabIndex = -1;
  if (event.eventImage) {
    const { url, altText, umbracoWidth, umbracoHeight } = event.eventImage;
    const picture = make('img', 'pic fill');
    Object.assign(picture, { src: url, alt: altText, loading: 'lazy', decoding: 'async' });
    if (umbracoWidth && umbracoHeight) Object.assign(picture, { width: umbracoWidth, height: umbracoHeight });
    card.append(picture);
  }
  if (event.eventCategory) card.append(make('p', 'small soft', event.eventCategory.name));
  const date = new Date(event.eventDate);
  const when = make('p');
  when.append(make('time', '', longDate.format(date)), `, ${event.eventTime ?? hourAndMinute.format(date)}`);
  if (event.eventLocation) when.append(make('br'), event.eventLocation);
  card.append(heading(event), when);
  if (event.eventDescription) {
    const text = make('div', 'prose');
    text.innerHTML = event.eventDescription;
    card.append(text);
  }
  const content = contentOf(event);
  if (content) card.append(content);
  item.append(card);
  return item;
}
