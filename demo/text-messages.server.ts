import { sql } from 'kysely';
import { z } from 'zod';
import { parseMobile } from '~/domain/telephone';
import { HOUR, type Instant } from '~/domain/time/instant';
import { readJsonBody } from '~/server/lib/api.server';
import { createGroupCommit } from '~/server/lib/group-commit';
import type { Hashes } from '~/server/texts/sign-ups/hashes.server';
import type { Reads } from '~/server/lib/wire';
import type { Store } from '~/server/store/open.server';
import { purgeOld } from '~/server/store/table-retention';
import { withoutSync } from '~/server/store/without-sync.server';
import type { Database } from '~/server/store/tables';
import { keyOf, type Answers } from './answers.server';

const PURGE_EVERY = HOUR;

const Message = z.object({
  to: z
    .string()
    .refine((to) => parseMobile(to) === to, 'must be a mobile number, from its plus sign on'),
  text: z.string().min(1),
}) satisfies Reads<'TextMessage'>;

export interface TextMessageParts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  /** Irreversible hashes. */
  readonly marks: Pick<Hashes, 'numberMark'>;
  readonly now: () => Instant;
}

/**
 * Sends nothing: it records what it would have sent, by the number's hash and never the number
 * itself. One row per key, to check "messaged once"; concurrent messages are written together.
 */
export function textMessageAnswers({ store, marks, now }: TextMessageParts): Answers {
  let purgedAt: Instant = 0;

  async function purge(at: Instant): Promise<void> {
    if (at - purgedAt < PURGE_EVERY) return;
    purgedAt = at;
    await purgeOld(store.db, 'text_sent', at);
  }

  const write = createGroupCommit<Database['text_sent'], void>(
    async (rows) => {
      await purge(now());
      const byKey = new Map(rows.map((row) => [row.key, row]));
      await withoutSync(store, (db) =>
        db
          .insertInto('text_sent')
          .values([...byKey.values()])
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({ times: sql<number>`text_sent.times + 1` }),
          )
          .execute(),
      );
      return rows.map(() => undefined);
    },
    { most: 1000 },
  );

  return {
    '/messages': {
      POST: async (request) => {
        const { to, text } = await readJsonBody(request, Message);
        await write({
          key: keyOf(request),
          number_mark: marks.numberMark(to),
          body: text,
          sent_at: now(),
          times: 1,
        });
        return new Response(null, { status: 202 });
      },
    },
  };
}
