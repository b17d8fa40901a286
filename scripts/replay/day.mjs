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
