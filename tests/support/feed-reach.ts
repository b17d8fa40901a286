import { expect } from 'vitest';
import { exampleLiveRecord, exampleMultipleRecord } from '../fixtures/live-record';
import { ask, type Site } from './server';

export interface FeedRecord {
  reference: string;
  sectors: string[];
  type: string;
}

/** Follows the site's redirects as one visitor and returns the last page. */
export async function pageOf(
  site: Site,
  address: string,
): Promise<{ status: number; html: string; path: string }> {
  const answer = await ask(site.url + address, { redirect: 'follow' });
  return {
    status: answer.status,
    html: await answer.text(),
    path: answer.url.slice(site.url.length),
  };
}

/** Returns every reference that the list pages link to. */
export async function referencesInList(site: Site): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { html } = await pageOf(site, `/power-cut/list?page=${page}`);
    for (const [, reference = ''] of html.matchAll(/incidentid=([^"&\\]+)/g))
      found.add(new URLSearchParams(`reference=${reference}`).get('reference') ?? '');
    for (const [, other = ''] of html.matchAll(/\/power-cut\/list\?page=(\d+)/g))
      pages = Math.max(pages, Number(other));
  }
  return found;
}

export async function everyRecordIsReachable(
  site: Site,
  records: readonly FeedRecord[],
): Promise<void> {
  const single = records.filter(({ type }) => type !== 'multiple');
  const listed = await referencesInList(site);
  expect(
    single.filter(({ reference }) => !listed.has(reference)).map(({ reference }) => reference),
  ).toEqual([]);

  for (const { reference } of single) {
    const page = await pageOf(
      site,
      `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`,
    );
    expect(page.status, reference).toBe(200);
    expect(page.html, reference).toContain(reference);
  }
  for (const { reference } of records.filter(({ type }) => type === 'multiple')) {
    const page = await pageOf(
      site,
      `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`,
    );
    // A group redirects to its sector or its last active member; 404 if it has no known members.
    expect([200, 404], reference).toContain(page.status);
  }
}

/** A sector page shows its incidents, except restored ones while others are still active. */
export async function everySectorShowsItsRecords(
  site: Site,
  records: readonly FeedRecord[],
): Promise<void> {
  const single = records.filter(({ type }) => type !== 'multiple');
  for (const sector of new Set(single.flatMap(({ sectors }) => sectors))) {
    const inSector = single.filter(({ sectors }) => sectors.includes(sector));
    const active = inSector.filter(({ type }) => type !== 'restored');
    const { status, html } = await pageOf(
      site,
      `/power-cut/incident?postcodesector=${encodeURIComponent(sector)}&show=500`,
    );
    expect(status, sector).toBe(200);
    // A group may reach into other sectors, where its members are still active.
    const isGrouped = records.some(
      ({ type, sectors }) => type === 'multiple' && sectors.includes(sector),
    );
    const wanted = active.length > 0 || isGrouped ? active : inSector;
    const missing = wanted.filter(({ reference }) => !html.includes(reference));
    expect(missing.map(({ reference }) => `${sector} ${reference}`)).toEqual([]);
  }
}

const SECTOR = /^[A-Z]{1,2}\d[A-Z\d]? \d$/;
/** Reads the few fields of a feed that the tests need. */
export function recordsIn(feed: readonly Record<string, unknown>[]): FeedRecord[] {
  return feed.map((record) => ({
    reference: String(record['IncidentReference']),
    type: String(record['PowerCutType']).toLowerCase(),
    sectors: ((record['PostCodesAffected'] ?? []) as string[]).filter((sector) =>
      SECTOR.test(sector),
    ),
  }));
}

/** A small feed with every kind of incident. */
export const ownFeed = [
  exampleLiveRecord({
    IncidentReference: 'INCD-1-A',
    PostCodesAffected: ['CB1 9'],
    FullPostcodeData: ['CB19ZA'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-2-A',
    PostCodesAffected: ['CB1 9', 'CB2 9'],
    FullPostcodeData: ['CB19ZB'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-3-A',
    PowerCutType: 'Restored',
    RestoredDateTime: '2025-11-26T15:00:00',
    PostCodesAffected: ['NR1 1'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-4-A',
    PowerCutType: 'Planned',
    PlannedDate: '2025-11-26T09:00:00',
    IncidentTypeName: 'Planned',
    PostCodesAffected: ['SE1 1'],
  }),
  exampleLiveRecord({
    IncidentReference: 'INCD-5-A',
    IncidentType: 1,
    EstimatedRestorationDate: null,
    IncidentTypeTBCEstimatedFriendlyDescription: null,
    NoCustomerAffected: 0,
    PostCodesAffected: ['TN1 1'],
  }),
  exampleMultipleRecord({
    UnplannedIncidents: ['INCD-1-A', 'INCD-2-A'],
    RestoredIncidents: [],
    PlannedIncidents: [],
    PostCodesAffected: ['CB1 9'],
  }),
];
