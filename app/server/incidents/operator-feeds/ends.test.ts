import { describe, expect, it } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { read, start } from '../../../../tests/support/feed-service';
import { parseFeed } from '../wire/parse-feed';
import type { Raw } from '../wire/read-values';
import { createRecordMemory } from '../wire/record-memory';
import { feedShape } from './shapes';

const now = fromLondon(2026, 7, 5, 18);
const PAST = '2026-07-05T17:00:00';
const AHEAD = '2026-07-05T18:05:00';

const shapeOf = (id: string) => {
  const shape = feedShape(id);
  if (!shape) throw new Error(id);
  return shape;
};
const ROWS: Readonly<Record<string, Raw>> = {
  'spen-ods': { fault_id: 'INCD-1-s', date_of_reported_fault: '2026-07-05T10:00:00+00:00' },
  'spen-neo': { fault_id: 'INCD-1-s', date_of_reported_fault: '2026-07-05T10:00:00+00:00' },
  'spen-web': { incidentReference: 'INCD-1-s', createdDate: '2026-07-05 10:00:00' },
  'nged-ckan': { 'Incident ID': 'INCD-1-l', 'Confirmed Off': 4, 'Start Time': PAST },
  'nged-detailed': { fault_id: 'INCD-1-l', confirmed_off: '4', date_of_reported_fault: PAST },
};
const incidentOf = async (id: string, more: Raw) =>
  (await parseFeed([{ ...ROWS[id], ...more }], { now, shape: shapeOf(id) })).incidents[0];

describe('the end that a record states', () => {
  it.each([
    ['spen-ods', { status: 'Completed', planned: false }, 'restored'],
    ['spen-ods', { status: 'Restored', planned: false }, 'restored'],
    ['spen-ods', { status: 'In Progress', planned: false }, 'unplanned'],
    ['spen-neo', { status: 'Completed', planned: 0, date_of_restoration: PAST }, 'restored'],
    ['spen-neo', { status: 'Completed', planned: 0 }, 'restored'],
    ['spen-neo', { status: 'In Progress', planned: 0, date_of_restoration: PAST }, 'restored'],
    ['spen-neo', { status: 'In Progress', planned: 0, date_of_restoration: AHEAD }, 'unplanned'],
    ['spen-neo', { status: 'Restored', planned: 0, date_of_restoration: AHEAD }, 'unplanned'],
    ['spen-neo', { status: 'In Progress', planned: 0 }, 'unplanned'],
    ['spen-web', { status: 'Completed', isPlanned: false }, 'restored'],
    ['nged-detailed', { status: 'In Progress', date_of_restoration: PAST }, 'restored'],
    ['nged-detailed', { status: 'In Progress', date_of_restoration: AHEAD }, 'unplanned'],
    ['nged-detailed', { status: 'Completed', date_of_restoration: '' }, 'restored'],
  ])('of a power cut of %s with %j: %s', async (id, more, type) => {
    expect((await incidentOf(id, more))?.powerCutType).toBe(type);
  });

  it.each([
    ['spen-neo', { planned: 1, status: 'In Progress', date_of_restoration: PAST }, true],
    ['spen-neo', { planned: 1, status: 'In Progress', date_of_restoration: AHEAD }, false],
    // Their status may say so days before the work begins.
    ['spen-neo', { planned: 1, status: 'Restored', date_of_restoration: null }, false],
    // Their web site copies the estimate to that member.
    ['spen-web', { isPlanned: true, actualRestorationTime: '7/5/2026, 5:00 PM' }, false],
    ['nged-detailed', { planned: 'true', date_of_restoration: PAST }, true],
    ['nged-detailed', { planned: 'true', date_of_restoration: AHEAD }, false],
    ['nged-detailed', { planned: 'true', status: 'Completed' }, true],
    ['nged-detailed', { planned: 'true', status: 'In Progress' }, false],
    ['nged-ckan', { Planned: 'true', Status: 'Completed' }, true],
    ['nged-ckan', { Planned: 'true', Status: 'In Progress' }, false],
  ])('of planned work of %s with %j: %s', async (id, more, isOver) => {
    const incident = await incidentOf(id, more);
    expect(incident?.powerCutType).toBe('planned');
    expect(incident?.statusId).toBe(isOver ? 5 : 6);
  });
});

describe('an end that lies ahead', () => {
  const soon = {
    ...ROWS['spen-neo'],
    licence_area: 'SP Manweb',
    post_code: 'KA3 2',
    status: 'Restored',
    planned: 0,
    date_of_restoration: AHEAD,
  };

  it('comes in a record that does not change', async () => {
    const border = { shape: shapeOf('spen-neo'), memory: createRecordMemory() };
    const typeAt = async (at: number) =>
      (await parseFeed([soon], { ...border, now: at })).incidents[0]?.powerCutType;
    expect(await typeAt(now)).toBe('unplanned');
    expect(await typeAt(now + 5 * MINUTE)).toBe('restored');
  });

  it.each(['/records', '/exports/json'])('comes in an answer of %s that does not', async (path) => {
    const { origin } = await start((_url, { headers }) =>
      headers['if-none-match'] ? { status: 304, body: '' } : { body: [soon] },
    );
    const { source } = await read(origin + path, { INCIDENTS_SHAPE: 'spen-neo' });
    const typeAt = async (at: number) => {
      const answer = await source.read(at, false);
      return answer.kind === 'list' ? answer.feed.incidents[0]?.powerCutType : answer.kind;
    };
    expect(await typeAt(now)).toBe('unplanned');
    expect(await typeAt(now + 5 * MINUTE)).toBe('restored');
  });
});
