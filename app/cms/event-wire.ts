import { isFutureEvent } from '~/domain/content/events';
import type { Instant } from '~/domain/time/instant';
import type { Event } from './collections/events';

/** In the format of `/api/fetch-events` (api.openapi.yaml, Event). */
export const eventWire = (event: Event, now: Instant) => ({
  id: event.id,
  eventTitle: event.title,
  eventDescription: event.text,
  eventCategory: event.category && { name: event.category.name },
  eventDate: new Date(event.at).toISOString(),
  eventTime: event.time,
  eventLocation: event.location,
  eventImage: event.image && {
    url: event.image.url,
    altText: event.image.alt,
    umbracoWidth: event.image.width ?? null,
    umbracoHeight: event.image.height ?? null,
  },
  eventPostEventContent: event.content.map(
    ({ href, name, newTab, icon, ariaLabel, typeName, appearance, media }) => ({
      buttonUrl: { url: href, name, target: newTab ? '_blank' : null, type: media },
      cTAType: appearance,
      iconPicker: icon,
      ariaLabel,
      __typename: typeName ?? 'NewCTA',
    }),
  ),
  eventURL: event.url === null ? null : { url: event.url, name: event.linkName ?? event.title },
  isFuture: isFutureEvent(event, now),
  isPromo: event.isPromo,
  isIntegrated: event.isIntegrated,
  isNews: event.isNews,
});
