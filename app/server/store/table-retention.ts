import type { Kysely, Selectable } from 'kysely';
import { DAY, HOUR, type Instant } from '~/domain/time/instant';
import { contextOf } from './encryption-context';
import type { Database } from './tables';

/** What is found of a person (retention/person-records.server.ts). */
export type Found = 'files' | 'submissions' | 'messages' | 'homes' | 'numbers';
/** As retention/reencrypt.server.ts names them. */
export type EncrypterName = 'outbox' | 'names' | 'numbers';

type SealedColumn<Row> = keyof Row & `sealed${string}`;
type Column<Row> = keyof Row & string;

interface Reencryption<Row> {
  readonly key: Column<Row>;
  readonly columns: {
    readonly [Sealed in SealedColumn<Row>]: (
      row: Selectable<Row>,
    ) => readonly [encrypter: EncrypterName, context: string];
  };
}

type Retention<Row> = {
  /**
   * Rows go when the time in `since` is `ms` past: `sent` is KEEP_SENT_DAYS. Without it their own
   * module deletes them.
   */
  readonly purge?: { readonly since: Column<Row>; readonly ms: number | 'sent' };
  /** Rows go with a person who is forgotten: those with what was found of them in the column. */
  readonly forget?: { readonly found: Found; readonly column: Column<Row> };
} & ([SealedColumn<Row>] extends [never]
  ? unknown
  : { readonly reencrypt: Reencryption<Row> | null });

/**
 * How long each table's rows stay, how a person's are found, and what a new secret encrypts again.
 * Loops go in this order: files, which may fail, come last. docs/data-protection.md
 */
export const RETENTION = {
  // They end within a day by themselves.
  form_draft: { reencrypt: null },
  // No answers.
  form_submission: {
    purge: { since: 'accepted_at', ms: 'sent' },
    forget: { found: 'submissions', column: 'key' },
  },
  mpan_request: {
    purge: { since: 'accepted_at', ms: 'sent' },
    forget: { found: 'submissions', column: 'key' },
  },
  // Longer than planned work is announced in advance. No email address and no items.
  offers_request: {
    purge: { since: 'accepted_at', ms: 120 * DAY },
    forget: { found: 'submissions', column: 'key' },
  },
  outbox: {
    forget: { found: 'messages', column: 'id' },
    reencrypt: {
      key: 'id',
      columns: {
        sealed: ({ kind, channel, key }) =>
          kind === 'text' || kind === 'push'
            ? ['numbers', contextOf.number(key)]
            : ['outbox', contextOf.message({ channel, key })],
      },
    },
  },
  // Longer than a restored power cut stays in the feed.
  still_off: {
    purge: { since: 'told_at', ms: 7 * DAY },
    forget: { found: 'homes', column: 'home' },
  },
  text_subscription: {
    forget: { found: 'numbers', column: 'number_mark' },
    reencrypt: {
      key: 'id',
      columns: {
        sealed: ({ number_mark }) => ['numbers', contextOf.number(number_mark)],
        sealed_place: ({ number_mark }) => ['numbers', contextOf.numberPlace(number_mark)],
      },
    },
  },
  text_sent: {
    purge: { since: 'sent_at', ms: 7 * DAY },
    forget: { found: 'numbers', column: 'number_mark' },
  },
  site_key: {
    reencrypt: {
      key: 'name',
      columns: { sealed: ({ name }) => ['numbers', contextOf.siteKey(name)] },
    },
  },
  // As long as a key must return the same answer.
  text_request: { purge: { since: 'answered_at', ms: 7 * DAY } },
  // Longer than any service retries a text.
  text_reply: { purge: { since: 'received_at', ms: 7 * DAY } },
  // Kept, or a number that was stopped could be texted again.
  text_stop: {},
  text_news: { purge: { since: 'created_at', ms: 30 * DAY } },
  // Longer than any work is planned ahead; forgotten sooner, it would be announced again.
  text_incident: { purge: { since: 'seen_at', ms: 400 * DAY } },
  text_day: {},
  // A token lives for a day (ports/bot-check/create.server.ts); an hour more for clock skew.
  bot_use: { purge: { since: 'used_at', ms: DAY + HOUR } },
  allowance: {},
  meter_ping: { purge: { since: 'started_at', ms: DAY } },
  preview_link: { purge: { since: 'until_at', ms: 30 * DAY } },
  source_days: {},
  incident_history: {},
  incident_picture: {},
  store_probe: {},
  address: {},
  address_place: {},
  address_word: {},
  address_source: {},
  operator_delivery: {},
  operator_ping: { purge: { since: 'started_at', ms: DAY } },
  planned_registration: {},
  // As long as questions about them may come.
  postcode_search: { purge: { since: 'searched_at', ms: 30 * DAY } },
  recent_mpan: { purge: { since: 'logged_at', ms: HOUR } },
  // As long as they count.
  power_cut_call: { purge: { since: 'called_at', ms: DAY } },
  upload_session: {},
  upload_file: {
    forget: { found: 'files', column: 'id' },
    reencrypt: {
      key: 'id',
      columns: { sealed_name: ({ id }) => ['names', contextOf.fileName(id)] },
    },
  },
} as const satisfies { readonly [Table in keyof Database]: Retention<Database[Table]> };

type Declared = typeof RETENTION;
type AgedTable = {
  [Table in keyof Declared]: Declared[Table] extends { purge: { ms: number } } ? Table : never;
}[keyof Declared];

type AnyRow = Record<string, string | number | null>;
/** For loops over tables, which know columns by name only. */
export const retentionByName = Object.entries(RETENTION) as unknown as readonly (readonly [
  table: string,
  Partial<Retention<AnyRow>>,
])[];
export const byName = (db: Kysely<Database>) => db as unknown as Kysely<Record<string, AnyRow>>;

const deleteBefore = async (
  db: Kysely<Database>,
  table: string,
  since: string,
  before: Instant,
): Promise<void> => void (await byName(db).deleteFrom(table).where(since, '<', before).execute());

export function purgeOld(db: Kysely<Database>, table: AgedTable, now: Instant): Promise<void> {
  const { since, ms } = RETENTION[table].purge;
  return deleteBefore(db, table, since, now - ms);
}

/** A job for each table whose rows go by their age alone, by its name. */
export const purgeJobsOf = (
  { db, now }: { readonly db: Kysely<Database>; now(): Instant },
  sentMs: number,
): Readonly<Record<string, () => Promise<void>>> =>
  Object.fromEntries(
    retentionByName.flatMap(([table, { purge }]) => {
      if (!purge) return [];
      const { since, ms } = purge;
      return [[table, () => deleteBefore(db, table, since, now() - (ms === 'sent' ? sentMs : ms))]];
    }),
  );
