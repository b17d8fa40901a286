import { existsSync } from 'node:fs';
import path from 'node:path';
import { countFollowers } from './followers.mjs';
import { TEXTS } from './operator.mjs';
import { openRows } from './rows.mjs';
import { KINDS } from './works.mjs';

/**
 * The rows that say that work of a kind was accepted, by channel: key, and what its visitor was told where the row knows. While the store
 * was in trouble the visitor may have got the reference of the site, under which the row is found as well.
 */
const ROWS = {
  '/api/submit-form':
    'select key, coalesce(shown_reference, reference) as told, reference as own from form_submission',
  '/api/get-offers-status': 'select key, null as told from offers_request',
  '/api/manual-mpan-checker': 'select key, null as told from mpan_request',
};

/**
 * Compares three counts: what visitors were told, what the store contains, and what arrived, each
 * once. `acknowledged`: by key, the work and what its visitor was told.
 */
export async function count({ dir, databaseUrl, acknowledged, operator }) {
  const problems = [];
  const rows = await openRows(dir, databaseUrl);
  const figures = {};
  try {
    const waiting = await rows.all(
      "select id from outbox where kind in ('operator', 'text') and state = 'waiting'",
    );
    if (waiting.length > 0) problems.push(`${waiting.length} still wait in the outbox`);
    for (const [channel, query] of Object.entries(ROWS)) {
      const byKey = new Map((await rows.all(query)).map((row) => [row.key, row]));
      for (const [key, { work, told, during, isInTrouble }] of acknowledged) {
        if (KINDS[work.kind].channel !== channel) continue;
        if (!byKey.has(key))
          problems.push(`${work.kind} of ${during}: a visitor was told, the store does not know`);
        else if (
          told !== true &&
          byKey.get(key).told !== told &&
          !(isInTrouble && byKey.get(key).own === told)
        )
          problems.push(`${work.kind} of ${during}: told ${told}, kept as ${byKey.get(key).told}`);
      }
      for (const key of byKey.keys())
        if (!operator.accepted.has(`${channel} ${key}`))
          problems.push(`${channel}: kept, and never arrived`);
    }
    const files = new Map(
      (await rows.all('select id, name, is_stored from upload_file')).map((row) => [row.id, row]),
    );
    for (const { work, told, during } of acknowledged.values()) {
      if (work.kind !== 'upload') continue;
      const row = files.get(told);
      if (!row?.is_stored)
        problems.push(`upload of ${during}: a visitor was told, the store does not know`);
      else if (!existsSync(path.join(dir, 'uploads', 'kept', row.name)))
        problems.push(`upload of ${during}: its bytes are gone`);
    }
    for (const kind of Object.keys(KINDS)) {
      const entries = [...acknowledged].filter(([, { work }]) => work.kind === kind);
      const { channel } = KINDS[kind];
      const arrived =
        channel === null
          ? null
          : entries.filter(([key]) => operator.accepted.has(`${channel} ${key}`)).length;
      const missingOf = (all) => [
        ...new Set(
          all
            .filter(([key]) => !operator.accepted.has(`${channel} ${key}`))
            .map(([, { during }]) => during),
        ),
      ];
      figures[kind] = { told: entries.length, arrived };
      if (arrived !== null && arrived !== entries.length)
        problems.push(
          `${kind}: ${entries.length} told, ${arrived} arrived; missing of ${missingOf(entries)}`,
        );
    }
    const followers = await countFollowers({ rows, acknowledged, operator });
    problems.push(...followers.problems);
    Object.assign(figures, followers.figures);
    // With another key the same work would have happened twice. Texts, and their results, have the
    // site's own keys.
    const isOwn = (id) => id.startsWith(`${TEXTS} `) || id.split(' ')[1].startsWith('text-');
    const foreign = [...operator.accepted.keys()].filter(
      (id) => !isOwn(id) && !acknowledged.has(id.split(' ')[1]),
    );
    if (foreign.length > 0) problems.push(`${foreign.length} arrived under a key that nobody sent`);
  } finally {
    await rows.close();
  }
  return { problems, figures };
}
