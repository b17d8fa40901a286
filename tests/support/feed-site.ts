import { exampleIncident, exampleStep } from '../fixtures/example-incident';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { createFeeds } from '~/journeys/feeds/api.server';
import { createOpenV1 } from '~/journeys/open/v1.server';
import type { Format } from '~/journeys/feeds/question.server';
import type { Incidents } from '~/server/incidents/incidents';
import { buildSnapshot } from '../fixtures/build-snapshot';

export const BASE_URL = 'https://www.meridian-power.example';
const content = {
  settings: () => ({ operator: { name: 'Meridian & Sons <Power>' } }),
  dictionary: () => ({}),
};

/** A winter day, in London as in UTC. */
export const NOW = Date.UTC(2026, 2, 10, 13, 30);
const ring = [
  { lat: 52.2, lng: 0.1 },
  { lat: 52.3, lng: 0.1 },
  { lat: 52.3, lng: 0.2 },
];
const shape = { sector: 'CB1 9', centre: { lat: 52.25, lng: 0.15 }, outline: ring };
export const cut = exampleIncident({
  reference: 'INCD-100101-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  shapes: [shape],
  receivedAt: NOW - HOUR,
  estimateText: '10 Mar 15:00 - 16:00',
  estimatedAt: Date.UTC(2026, 2, 10, 16),
  customersAffected: 43,
  steps: [
    exampleStep('Reported', {
      at: NOW - HOUR,
      message: '<p>We have been <b>told</b> &amp; are looking.</p>',
    }),
    exampleStep('Engineers on their way', { at: NOW - 10 * MINUTE, active: true }),
  ],
});
export const planned = exampleIncident({
  reference: 'INCD-100202-A',
  powerCutType: 'planned',
  region: 2,
  sectors: ['NR2 9'],
  shapes: [{ sector: 'NR2 9', centre: { lat: 52.6, lng: 1.3 }, outline: [] }],
  createdAt: NOW - DAY,
  plannedAt: Date.UTC(2026, 2, 20, 9),
  estimatedAt: Date.UTC(2026, 2, 20, 15),
  customersPlanned: 1200,
});
export const cancelled = { ...planned, reference: 'INCD-100203-A', statusId: 8 };
export const restored: Incident = {
  ...cut,
  reference: 'INCD-100104-A',
  powerCutType: 'restored',
  restoredAt: NOW - 5 * MINUTE,
};
export const bare = exampleIncident({ reference: 'INCD-100105-A', region: 3 });
const group = exampleIncident({
  reference: 'MULT-1',
  powerCutType: 'multiple',
  type: 0,
  sectors: ['CB1 9'],
});
export const odd = exampleIncident({
  reference: 'INCD-100106-A',
  sectors: ['CB1 9'],
  receivedAt: NOW - 2 * HOUR,
  steps: [
    exampleStep('Reported & <i>"odd"</i>\u0007', {
      at: NOW - 2 * HOUR,
      message: 'a\u0000b\ud800 ]]>',
    }),
  ],
});
export const all = [cut, planned, cancelled, restored, bare, group, odd];

interface Wish {
  readonly from?: number;
  /** No feed is configured: everything is made up. */
  readonly madeUp?: boolean;
  /** From when the data are; nobody tells unless the test does. */
  readonly data?: DataTime | null;
}

/** Feeds of these incidents, at a moment that the test moves on. */
export function startFeeds(
  incidents: readonly Incident[] | null = all,
  { from = NOW, madeUp = false, data = null }: Wish = {},
) {
  let now = from;
  let snapshot = incidents && buildSnapshot(incidents, now, data);
  let callers = 0;
  let made = 0;
  const live = () => {
    made += 1;
    return { stormMode: false };
  };
  const feeds = createFeeds({
    incidents: { snapshot: () => snapshot } as Incidents,
    content: { ...content, live } as never,
    env: {
      BASE_URL,
      INCIDENTS_URL: madeUp ? undefined : 'https://feed.example',
      OPERATOR_URL: undefined,
    },
    now: () => now,
  });
  const v1 = createOpenV1(feeds);
  const request = (path: string, headers: Record<string, string>) =>
    new Request(BASE_URL + path, {
      headers: { 'x-peer-address': `feeds-${(callers += 1)}`, ...headers },
    });
  return {
    many: (format: Format, query = '', headers: Record<string, string> = {}) =>
      feeds.many(request(`/feeds/incidents.${format}${query}`, headers), format),
    one: (file: string, headers: Record<string, string> = {}) =>
      feeds.one(request(`/feeds/incidents/${file}`, headers), file),
    /** Below /open/v1. */
    open: (path: string, init: RequestInit = {}, query = '') => {
      const call = request(
        `/open/v1/${path}${query}`,
        Object.fromEntries(new Headers(init.headers)),
      );
      return v1(
        init.method ? new Request(call, { method: init.method }) : call,
        decodeURIComponent(path),
      );
    },
    /** How many feeds were rendered so far. */
    made: () => made,
    pass(time: number, next: readonly Incident[]) {
      now += time;
      snapshot = buildSnapshot(next, now, data);
    },
  };
}

export const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();
