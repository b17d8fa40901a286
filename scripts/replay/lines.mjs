import http from 'node:http';
import { percentile } from '../bench/table.mjs';

const OF_LIST = 40;
/** Within this time a change must be on the open pages. */
const PROMISED_MS = 2000;
/** A change is looked for this long, to say by how much it was late. */
const PATIENCE_MS = 30_000;
/** How soon a page that the site does not know yet is asked for again. */
const AGAIN_MS = 250;
/** What an open page shows of a record; free text and calls may change without news. */
const SHOWN = [
  'PowerCutType',
  'IncidentTypeTBCEstimatedFriendlyDescription',
  'RestoredDateTime',
  'NoCustomerAffected',
];

/** Returns whether a visitor sees a difference between two records of one power cut. */
export const differs = (before, after) =>
  before === undefined || after === undefined || SHOWN.some((name) => before[name] !== after[name]);

/**
 * Opens one line, as a page does, and calls `onChange` with the data of each change. `onAnswer` gets
 * the status, null without an answer.
 */
function openLine(agent, url, visitor, onChange, onAnswer = () => undefined) {
  const request = http.get(url, {
    agent,
    headers: { Accept: 'text/event-stream', 'X-Forwarded-For': visitor },
  });
  request.on('error', () => onAnswer(null));
  request.on('response', (response) => {
    onAnswer(response.statusCode);
    let text = '';
    response.setEncoding('utf8').on('data', (part) => {
      text += part;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: (?:change|reload)\ndata: (.*)$/m.exec(event) ?? [];
        if (data) onChange(JSON.parse(data));
      }
    });
  });
}

/**
 * Opens pages of the list and one of each power cut, and compares what changes in the feed with
 * what they hear.
 */
export function openLines(url) {
  const agent = new http.Agent({ maxSockets: Infinity });
  const heard = [];
  const changes = [];
  const watched = new Set();
  const open = new Set();
  let isClosed = false;
  const hear = (line) => (data) =>
    heard.push({ line, at: performance.now(), references: data.references ?? null });
  for (let index = 0; index < OF_LIST; index += 1)
    openLine(agent, `${url}/live/list`, `10.40.0.${index}`, hear(`list ${index}`));
  return {
    /** Opens the page of one power cut, as soon as the site knows it. */
    watch(reference) {
      if (watched.has(reference)) return;
      watched.add(reference);
      const path = `/live/incident/${encodeURIComponent(reference)}`;
      const visitor = `10.41.${watched.size >> 8}.${watched.size & 255}`;
      const until = performance.now() + PATIENCE_MS;
      const ask = () => openLine(agent, url + path, visitor, hear(reference), onAnswer);
      const onAnswer = (status) => {
        if (status !== 404) open.add(reference);
        else if (!isClosed && performance.now() < until) setTimeout(ask, AGAIN_MS);
      };
      ask();
    },
    /** Notes that the feed has changed what visitors see of this power cut. */
    changed: (reference) =>
      changes.push({ reference, at: performance.now(), isOpen: open.has(reference) }),
    /**
     * Returns how many changes were due on how many lines, how many came, and how late. A change
     * that the feed itself replaced before the site could look again is counted with the next.
     */
    compare() {
      const lines = new Map();
      for (const one of heard) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
      const lists = Array.from({ length: OF_LIST }, (_, index) => `list ${index}`);
      const lateness = [];
      let missed = 0;
      for (const { reference, at, isOpen } of changes)
        for (const line of [...lists, ...(isOpen ? [reference] : [])]) {
          const first = (lines.get(line) ?? []).find(
            ({ at: when, references }) =>
              when >= at && (references === null || references.includes(reference)),
          );
          if (!first || first.at - at > PATIENCE_MS) missed += 1;
          else lateness.push(first.at - at);
        }
      return {
        lines: OF_LIST + open.size,
        changes: changes.length,
        due: lateness.length + missed,
        missed,
        late: lateness.filter((ms) => ms > PROMISED_MS).length,
        p50: percentile(lateness, 0.5),
        p99: percentile(lateness, 0.99),
        most: Math.max(0, ...lateness),
      };
    },
    close() {
      isClosed = true;
      agent.destroy();
    },
  };
}
