import { randomBytes } from 'node:crypto';
import { HOUR } from '~/domain/time/instant';
import { holds } from '~/domain/preview/preview-link';
import type { Store } from '../store/open.server';
import type { Previews } from './previews';
import { readToken, tokenOf } from './token';

interface Parts {
  store: Pick<Store, 'db'>;
  secret: string;
  now: () => number;
}

/** The signature says what a link opens; the store knows which ones were revoked. */
export function createPreviews({ store: { db }, secret, now }: Parts): Previews {
  const byId = (id: string) =>
    db.selectFrom('preview_link').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    async make(tree, hours) {
      // Hexadecimal, because an id starting with a hyphen would look like an option of the revoke
      // command.
      const link = { id: randomBytes(9).toString('hex'), tree, until: now() + hours * HOUR };
      await db
        .insertInto('preview_link')
        .values({ id: link.id, tree, until_at: link.until, made_at: now(), revoked_at: null })
        .execute();
      return { link, token: tokenOf(secret, link) };
    },
    async open(token) {
      const link = readToken(secret, token);
      if (!link || !holds(link, now())) return null;
      const row = await byId(link.id);
      return row && row.revoked_at === null ? link : null;
    },
    async revoke(id) {
      const { numUpdatedRows } = await db
        .updateTable('preview_link')
        .set({ revoked_at: now() })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async list() {
      const rows = await db
        .selectFrom('preview_link')
        .selectAll()
        .orderBy('made_at', 'desc')
        .limit(200)
        .execute();
      return rows.map(({ id, tree, until_at, made_at, revoked_at }) => ({
        id,
        tree,
        until: until_at,
        madeAt: made_at,
        revokedAt: revoked_at,
      }));
    },
  };
}
