import { emergencyNumber } from '#operator/profile.json';
import type { Event } from '~/cms/collections/events';

/** From schema.org, for search engines. */
export type Structured = Readonly<Record<string, unknown>>;
const schema = (type: string, facts: Record<string, unknown>): Structured => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

export const organisation = (
  base: string,
  { name, phone }: { name: string; phone: string },
): Structured =>
  schema('Organization', {
    name,
    url: `${base}/`,
    logo: `${base}/apple-touch-icon.png`,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        telephone: emergencyNumber,
        contactType: 'emergency',
        areaServed: 'GB',
      },
      {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: 'customer service',
        areaServed: 'GB',
      },
    ],
  });

export interface TrailLink {
  readonly href: string;
  readonly name: string;
}

export const breadcrumbs = (base: string, links: readonly TrailLink[]): Structured =>
  schema('BreadcrumbList', {
    itemListElement: links.map(({ href, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + href,
    })),
  });

export const stormAnnouncement = (
  base: string,
  name: string,
  text: string,
  at: number,
): Structured =>
  schema('SpecialAnnouncement', {
    name,
    text,
    datePosted: new Date(at).toISOString(),
    category: 'https://www.wikidata.org/wiki/Q81054',
    newsUpdatesAndGuidelines: `${base}/power-cut`,
  });

export interface Question {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}
export const frequentQuestions = (questions: readonly Question[]): Structured =>
  schema('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

const ONLINE = /\bonline\b/i;
/** The URL is the event's own page, or ours without one. */
export function eventFacts(
  base: string,
  operator: string,
  { title, at, location, url }: Event,
): Structured {
  const address = new URL(url ?? '/events', base).href;
  const online = location !== null && ONLINE.test(location);
  const place = location?.replace(/(?:\band\b|,)?\s{0,9}\bonline\b/i, '').trim() || null;
  return schema('Event', {
    name: title,
    startDate: new Date(at).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? (place ? 'Mixed' : 'Online') : 'Offline'}EventAttendanceMode`,
    location: [
      ...(place ? [{ '@type': 'Place', name: place, address: place }] : []),
      ...(online ? [{ '@type': 'VirtualLocation', url: address }] : []),
    ],
    organizer: { '@type': 'Organization', name: operator, url: `${base}/` },
    url: address,
  });
}
