import { Event } from '~/cms/collections/events';
import { noCollections, type Collections } from '~/cms/collections/schemas';

const event = (place: number, wire: Record<string, unknown>) =>
  Event.parse({
    id: `e${place}`,
    eventTitle: `Event ${place}`,
    eventDate: `2026-0${(place % 9) + 1}-1${place % 10}T09:00:00Z`,
    ...wire,
  });

/** For tests: twenty past events in two categories, and two to come after `eventsNow`. */
export const eventsNow = Date.parse('2026-11-20T12:00:00Z');
export const someEvents: Collections = {
  ...noCollections,
  events: [
    ...Array.from({ length: 20 }, (_, place) =>
      event(place, {
        eventCategory: { name: place % 2 ? 'Webinar' : 'Open day' },
        eventURL: { url: '/events', name: 'More' },
        eventPostEventContent:
          place === 3
            ? [
                {
                  buttonUrl: {
                    url: '/slides.pdf',
                    name: 'See the slides',
                    type: 'PDF Presentation',
                  },
                },
              ]
            : [],
      }),
    ),
    event(20, {
      eventDate: '2026-12-03T18:30:00Z',
      eventTitle: 'Ready for winter',
      eventLocation: 'Online',
    }),
    event(21, {
      eventDate: '2027-07-01T18:30:00Z',
      isPromo: true,
      isNews: true,
      eventURL: { url: 'https://x.example/' },
    }),
  ],
};
