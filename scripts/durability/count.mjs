import { existsSync } from 'node:fs';
import path from 'node:path';
import { countFollowers, textsAbout } from './followers.mjs';
import { TEXTS } from './operator.mjs';
import { openRows } from './rows.mjs';
import { KINDS } from './works.mjs';

/**
 * The rows that say that work of a kind was accepted, by channel: key, and the reference that was given for it where the row knows. While
 * the store was in trouble the site may have given its own reference, under which the row is found as well.
 */
const ROWS = {
  '/api/submit-form':
    'select key, coalesce(shown_reference, reference) as given, reference as own from form_submission',
  '/api/get-offers-status': 'select key, null as given from offers_request',
  '/api/manual-mpan-checker': 'select key, null as given from mpan_request',
};

/** Returns what is wrong with the row of one piece of work, or null. */
function wrongRow({ given, isInTrouble }, row) {
  if (!row) return 'acknowledged, but not in the store';
  if (given === true || row.given === null || row.given === given) return null;
  return isInTrouble && row.own === given ? null : `given ${given}, kept as ${row.given}`;
}

/** Returns what is wrong with one file, or null. */
function wrongFile(row, dir) {
  if (!row?.is_stored) return 'acknowledged, but not in the store';
  return existsSync(path.join(dir, 'uploads', 'kept', row.name)) ? null : 'its bytes are gone';
}

/**
 * Returns how often one piece of work has arrived at the operator; null if it stays on the site.
 */
function arrivals(key, work, operator) {
  const { channel } = KINDS[work.kind];
  if (channel === null) return textsAbout(work, operator);
  return operator.accepted.has(`${channel} ${key}`) ? 1 : 0;
}

/**
 * Compares three counts: what the site acknowledged, what the store contains, and what arrived, each once. `acknowledged`: by key, the
 * work, the reference that the site gave, and the round; `isKept: false` where the site itself no longer knows it. `unanswered`: work that was sent
 * and never answered, which may arrive or not. Returns the verdict on each, and the problems: lost, twice, or wrong, of a key and a round
 * where those are known.
 */
export async function count({ dir, databaseUrl, acknowledged, unanswered = [], operator }) {
  const problems = [];
  const verdicts = [];
  const rows = await openRows(dir, databaseUrl);
  const byKey = async (query, key) =>
    new Map((await rows.all(query)).map((row) => [row[key], row]));
  try {
    const waiting = await rows.all(
      "select channel, attempts from outbox where kind in ('operator', 'text') and state = 'waiting'",
    );
    for (const { channel, attempts } of waiting)
      problems.push({
        sort: 'wrong',
        text: `${channel}: still waits in the outbox after ${attempts} attempts`,
      });
    const known = {};
    for (const [channel, query] of Object.entries(ROWS)) known[channel] = await byKey(query, 'key');
    const files = await byKey('select id, name, is_stored from upload_file', 'id');

    for (const [key, entry] of acknowledged) {
      const { work, given, during } = entry;
      const { channel } = KINDS[work.kind];
      const lost = [];
      const wrong =
        work.kind === 'upload'
          ? wrongFile(files.get(given), dir)
          : channel in ROWS && wrongRow(entry, known[channel].get(key));
      if (wrong) lost.push(wrong);
      if (entry.isKept === false) lost.push('acknowledged, but the site does not know it');
      const arrived = arrivals(key, work, operator);
      // A list of the operator's has no row here: its subscribers are kept where they arrived.
      const isKept = lost.length === 0 && (channel in ROWS || arrived !== 0);
      if (arrived === 0) lost.push('acknowledged, but it never arrived');
      const name = `${work.kind} of ${during}`;
      for (const text of lost)
        problems.push({ sort: 'lost', key, during, text: `${name}: ${text}` });
      if (arrived > 1)
        problems.push({ sort: 'twice', key, during, text: `${name}: ${arrived} texts answered` });
      verdicts.push({ kind: work.kind, during, isKept, arrived });
    }
    for (const [channel, all] of Object.entries(known))
      for (const key of all.keys())
        if (!acknowledged.has(key) && !operator.accepted.has(`${channel} ${key}`))
          problems.push({ sort: 'lost', key, text: `${channel}: kept, but it never arrived` });
    problems.push(...(await countFollowers({ rows, acknowledged, operator })));
    // With another key the same work would have happened twice. Texts, and their results, have the
    // site's own keys.
    const sent = new Set([...acknowledged.keys(), ...unanswered.map(({ key }) => key)]);
    const isOwn = (id) => id.startsWith(`${TEXTS} `) || id.split(' ')[1].startsWith('text-');
    for (const id of operator.accepted.keys())
      if (!isOwn(id) && !sent.has(id.split(' ')[1]))
        problems.push({
          sort: 'twice',
          key: id,
          text: `${id.split(' ')[0]}: arrived under a key that nobody sent`,
        });
  } finally {
    await rows.close();
  }
  return { problems, verdicts };
}
