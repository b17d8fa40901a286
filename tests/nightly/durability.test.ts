import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { runPart } from '../../scripts/durability/part.mjs';

type Accept = (accepted: Map<string, unknown>, id: string, answer: unknown) => unknown;
const remember: Accept = (accepted, id, answer) => accepted.set(id, answer);

const sql = (statement: string) => (dir: string) => {
  const database = new Database(path.join(dir, 'site.db'));
  database.exec(statement);
  database.close();
};
const nothing = () => undefined;
const lost = (kind: string, what: string) =>
  `${kind} of kill -9, round 1: acknowledged, but ${what}`;

interface Fault {
  readonly kind: string;
  readonly accept?: Accept;
  readonly spoil?: (dir: string) => void;
  readonly problems: readonly string[];
}

/** The smallest round of `npm run durability`, with a fault between the site and the count, which names it and nothing else. */
describe.concurrent('npm run durability', () => {
  it.each<[string, Fault]>([
    [
      'a dropped delivery',
      {
        kind: 'form',
        accept: nothing,
        problems: [lost('form', 'it never arrived')],
      },
    ],
    [
      'a doubled delivery',
      {
        kind: 'form',
        accept: (accepted, id, answer) => {
          remember(accepted, id, answer);
          accepted.set(`/api/submit-form ${randomUUID()}`, answer);
        },
        problems: ['/api/submit-form: arrived under a key that nobody sent'],
      },
    ],
    [
      'a lost draft',
      {
        kind: 'draft',
        spoil: sql('delete from form_draft'),
        problems: [lost('draft', 'the site does not know it')],
      },
    ],
    [
      'a lost file',
      {
        kind: 'upload',
        spoil: (dir) => rmSync(path.join(dir, 'uploads', 'kept'), { recursive: true }),
        problems: ['upload of kill -9, round 1: its bytes are gone'],
      },
    ],
    [
      'a reference without a row',
      {
        kind: 'form',
        spoil: sql('delete from form_submission'),
        problems: [lost('form', 'not in the store')],
      },
    ],
  ])(
    'finds %s',
    async (_, { kind, accept = remember, spoil = nothing, problems }) => {
      const { rows } = await runPart({
        storeKind: 'sqlite',
        trouble: 'kill -9',
        rounds: 1,
        perRound: 2,
        kinds: [kind],
        operatorIs: { luckOf: () => 1, accept },
        spoil,
      });
      expect(rows[0]?.acknowledged).toBeGreaterThan(0);
      const found = rows.flatMap((row) => row.problems);
      expect([...new Set(found)]).toEqual(problems);
    },
    120_000,
  );
});
