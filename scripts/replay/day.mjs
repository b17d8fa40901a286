import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const GZIP = 0x1f8b;

/** Returns a recorded day's events in order; skips and counts unreadable lines. */
export function readDay(file) {
  const bytes = readFileSync(file);
  const text = (
    bytes.length > 1 && bytes.readUInt16BE(0) === GZIP ? gunzipSync(bytes) : bytes
  ).toString('utf8');
  const events = [];
  let unreadable = 0;
  for (const line of text.split('\n').filter(Boolean)) {
    try {
      const { t, op, key, record } = JSON.parse(line);
      const at = Date.parse(t);
      if (Number.isNaN(at) || typeof key !== 'string') unreadable += 1;
      else events.push({ at, op, key, record });
    } catch {
      unreadable += 1;
    }
  }
  events.sort((a, b) => a.at - b.at);
  return { events, unreadable };
}

/** Returns the list after the events so far. */
export function createList() {
  const records = new Map();
  let json = '[]';
  let isStale = false;
  return {
    apply({ op, key, record }) {
      if (op === 'remove') records.delete(key);
      else records.set(key, record);
      isStale = true;
    },
    references: () => [...records.keys()],
    records: () => [...records.values()],
    get: (key) => records.get(key),
    json() {
      if (isStale) json = JSON.stringify([...records.values()]);
      isStale = false;
      return json;
    },
  };
}

const QUARTER = 15 * 60_000;

/**
 * Returns how busy each quarter of an hour is, with 1 for the busiest: people look when something
 * changes. Never below a tenth, since somebody always looks. The first moment's list is the initial
 * state, not a change.
 */
export function loadShape(events) {
  const began = events[0].at;
  const counts = new Map();
  for (const { at } of events) {
    if (at === began) continue;
    const quarter = Math.floor((at - began) / QUARTER);
    counts.set(quarter, (counts.get(quarter) ?? 0) + 1);
  }
  const most = Math.max(1, ...counts.values());
  return (at) => Math.max(0.1, (counts.get(Math.floor((at - began) / QUARTER)) ?? 0) / most);
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const CUTS = 150;

/** The live feed's time format: London time without a zone. */
const londonTime = (ms) =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T');

/** Returns a power cut's record while it lasts, or after it. */
function recordOf(index, { began, ends, estimate, homes, at }) {
  const isOver = at >= ends;
  const type = isOver ? 'Restored' : 'Unplanned';
  const sector = `CB${1 + (index % 9)} ${index % 10}`;
  return {
    IncidentReference: `INCD-${200_000 + index}-A`,
    PowerCutType: type,
    IncidentType: 2,
    IncidentTypeName: type,
    IncidentDno: 1,
    StatusId: isOver ? 5 : 1,
    CreationDateTime: londonTime(began),
    ReceivedDate: londonTime(began),
    EstimatedRestorationDate: londonTime(estimate),
    RestoredDateTime: isOver ? londonTime(ends) : null,
    IncidentTypeTBCEstimatedFriendlyDescription: londonTime(estimate).slice(0, 16),
    PostcodesRemaining: [sector],
    PostCodesAffected: [sector],
    FullPostcodeData: [`${sector.replace(' ', '')}ZA`],
    NoCustomerAffected: isOver ? 0 : homes,
    NoPlannedCustomers: 0,
    NoCallsReported: 1,
    Steps: [],
  };
}

/**
 * Returns the events of a made day of twelve hours that ends now: 150 power cuts of half an hour to
 * six hours, a third of them from its beginning, each with a later estimate half way and fewer homes
 * near its end. The same events each time, but for their hour.
 * @returns {{ at: number, op: string, key: string, record: any }[]}
 */
export function makeDay(now = Date.now()) {
  const start = now - 12 * HOUR;
  const events = [];
  for (let index = 0; index < CUTS; index += 1) {
    const key = `INCD-${200_000 + index}-A`;
    const began = index < CUTS / 3 ? start : start + ((index * 37) % 660) * MINUTE;
    const lasts = (30 + ((index * 53) % 330)) * MINUTE;
    const ends = began + lasts;
    const first = { began, ends, estimate: began + lasts / 2, homes: 10 + (index % 90) };
    const put = (at, more = {}) =>
      events.push({ at, op: 'upsert', key, record: recordOf(index, { ...first, ...more, at }) });
    put(began);
    put(began + lasts / 2, { estimate: ends });
    put(began + lasts * 0.8, { estimate: ends, homes: 5 });
    put(ends, { estimate: ends });
    events.push({ at: ends + HOUR, op: 'remove', key, record: undefined });
  }
  return events.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
}
