import { parseMobile } from '~/domain/telephone';
import { ACKNOWLEDGEMENT } from '../email/acknowledge.server';
import { CHANNELS } from '../outbox/outbox';
import { countedHomes } from './counted-homes.server';
import { contactOf, mentions, type PersonData, type SentFile, type SentItem } from './person-data';
import type { Encrypter } from '../lib/encrypt.server';
import { readChannel, readReply } from '../texts/text-channel.server';
import type { Hashes } from '../texts/sign-ups/hashes.server';
import { contextOf } from '../store/encryption-context';
import type { Store } from '../store/open.server';
import { byName, retentionByName, type Found } from '../store/table-retention';
import { storedNameOf } from '../uploads/names';
import type { BlobStore } from '../uploads/blob-store';

export interface PersonParts {
  readonly store: Pick<Store, 'db'>;
  readonly outbox: Encrypter;
  readonly names: Pick<Encrypter, 'decrypt'>;
  readonly marks: Pick<
    Hashes,
    'numberMark' | 'deviceMark' | 'bodyMark' | 'mpanMark' | 'decryptNumber' | 'decryptPlace'
  >;
  readonly blobs: Pick<BlobStore, 'open' | 'remove'>;
}

/** What is encrypted as submissions are: they, and the emails that acknowledge them. */
const CHANNELS_OF_FORMS = [...Object.keys(CHANNELS), ACKNOWLEDGEMENT];
const BATCH = 500;
const dayOf = (at: number): string => new Date(at).toISOString();
const isDefined = (text: string | null): text is string => text !== null;

/** docs/data-protection.md */
export function createPersonRecords({
  store: { db },
  outbox,
  names: nameEncrypter,
  marks,
  blobs,
}: PersonParts) {
  async function referencesOf(key: string): Promise<string[]> {
    const [forms, requests] = await Promise.all([
      db
        .selectFrom('form_submission')
        .where('key', '=', key)
        .select(['shown_reference', 'reference'])
        .execute(),
      db.selectFrom('mpan_request').where('key', '=', key).select('reference').execute(),
    ]);
    const all = [
      ...forms.flatMap((one) => [one.shown_reference, one.reference]),
      ...requests.map((one) => one.reference),
    ];
    return [...new Set(all.filter(isDefined))];
  }

  async function filesOf(references: readonly string[]): Promise<SentFile[]> {
    if (references.length === 0) return [];
    const rows = await db
      .selectFrom('upload_file')
      .where('reference', 'in', references)
      .select(['id', 'sealed_name', 'name', 'size'])
      .execute();
    return rows.map(({ id, sealed_name, name: place, size }) => {
      const name = storedNameOf(
        id,
        nameEncrypter.decrypt(sealed_name, contextOf.fileName(id)) ?? '',
      );
      return { id, name, size, place: place === '' ? name : place };
    });
  }

  const bodyOf = (row: { channel: string; key: string; sealed: string | null }): unknown => {
    const text = outbox.decrypt(row.sealed ?? '', contextOf.message(row));
    return text === null ? null : (JSON.parse(text) as unknown);
  };
  const outboxRows = () =>
    db
      .selectFrom('outbox')
      .where('channel', 'in', CHANNELS_OF_FORMS)
      .select(['id', 'key', 'channel', 'state', 'created_at', 'sealed']);

  async function itemOf(
    row: Awaited<ReturnType<ReturnType<typeof outboxRows>['execute']>>[number],
  ): Promise<SentItem> {
    const { id, key, channel, state, created_at } = row;
    const references = await referencesOf(key);
    return {
      id,
      key,
      channel,
      state,
      sentAt: dayOf(created_at),
      references,
      body: bodyOf(row),
      files: await filesOf(references),
    };
  }

  async function sentUnder(reference: string): Promise<SentItem[]> {
    const [forms, requests] = await Promise.all([
      db
        .selectFrom('form_submission')
        .where((is) =>
          is.or([is('reference', '=', reference), is('shown_reference', '=', reference)]),
        )
        .select('key')
        .execute(),
      db.selectFrom('mpan_request').where('reference', '=', reference).select('key').execute(),
    ]);
    const keys = [...forms, ...requests].map(({ key }) => key);
    if (keys.length === 0) return [];
    return Promise.all((await outboxRows().where('key', 'in', keys).execute()).map(itemOf));
  }

  /** Decrypts everything, in batches, because numbers are encrypted. */
  async function sentBy(contact: string): Promise<SentItem[]> {
    const items: SentItem[] = [];
    for (let after = 0; ;) {
      const rows = await outboxRows().where('id', '>', after).orderBy('id').limit(BATCH).execute();
      const last = rows.at(-1);
      if (!last) return items;
      for (const row of rows) if (mentions(bodyOf(row), contact)) items.push(await itemOf(row));
      after = last.id;
    }
  }

  const homesOf = (sent: readonly SentItem[], mpanMarks: readonly string[]) =>
    countedHomes(db, marks, { bodies: sent.map(({ body }) => body), mpanMarks });

  function markOf(reference: string): string | null {
    const mobile = parseMobile(reference);
    if (mobile !== null) return marks.numberMark(mobile);
    return reference.startsWith('https://') ? marks.deviceMark(reference) : null;
  }

  /** News and our own messages are the same for everybody. */
  function replyTextOf(channel: string, sealed: string | null, mark: string): string | null {
    const decrypted =
      readChannel(channel) === 'reply' && sealed ? marks.decryptNumber(sealed, mark) : null;
    return decrypted === null ? null : (readReply(decrypted)?.text ?? null);
  }

  async function findAll(reference: string) {
    const mobile = parseMobile(reference);
    const mark = markOf(reference);
    const contact = contactOf(reference);
    if (mark === null) {
      const sent = await (contact === null ? sentUnder(reference) : sentBy(contact));
      const homes = await homesOf(sent, []);
      return { sent, textUpdates: [], texts: [], homes };
    }
    const [sent, subscriptions, texts] = await Promise.all([
      mobile === null ? [] : sentBy(mobile),
      db
        .selectFrom('text_subscription')
        .where('number_mark', '=', mark)
        .select(['id', 'kind', 'about', 'created_at', 'mpan_mark', 'sealed_place', 'language'])
        .execute(),
      db
        .selectFrom('outbox')
        .where('kind', 'in', ['text', 'push'])
        .where('key', '=', mark)
        .select(['id', 'channel', 'state', 'sealed'])
        .execute(),
    ]);
    const mpanMarks = [...new Set(subscriptions.flatMap(({ mpan_mark }) => mpan_mark ?? []))];
    return {
      sent,
      textUpdates: subscriptions.map(({ id, kind, about, created_at, sealed_place, language }) => ({
        id,
        kind,
        since: dayOf(created_at),
        incident: kind === 'live' ? about : null,
        place: sealed_place && marks.decryptPlace(sealed_place, mark),
        language,
      })),
      texts: texts.map(({ id, channel, state, sealed }) => ({
        id,
        channel,
        state,
        says: replyTextOf(channel, sealed, mark),
      })),
      homes: await homesOf(sent, mpanMarks),
    };
  }

  async function stoppedSince(mark: string | null): Promise<string | null> {
    if (mark === null) return null;
    const row = await db
      .selectFrom('text_stop')
      .where('number_mark', '=', mark)
      .select('stopped_at')
      .executeTakeFirst();
    return row ? dayOf(row.stopped_at) : null;
  }

  async function find(reference: string): Promise<PersonData> {
    const { homes, ...data } = await findAll(reference);
    return {
      ...data,
      stillOff: [...new Set(homes.map((one) => one.reference))],
      stoppedSince: await stoppedSince(markOf(reference)),
    };
  }

  return {
    find,

    open: (file: SentFile) => blobs.open(file.place),

    /** Undelivered work stays, because we promised to deliver it, unless `undelivered` is set. */
    async forget(reference: string, { undelivered = false } = {}) {
      const { sent, textUpdates, texts, homes } = await findAll(reference);
      // Nobody was promised the email that acknowledges a form.
      const emails = sent.filter(({ channel }) => channel === ACKNOWLEDGEMENT);
      const forms = sent.filter(({ channel }) => channel !== ACKNOWLEDGEMENT);
      const deletable = forms.filter(
        ({ state }) => undelivered || (state !== 'waiting' && state !== 'parked'),
      );
      for (const { files } of deletable) for (const { place } of files) await blobs.remove(place);
      await db.transaction().execute(async (trx) => {
        const found: Readonly<Record<Found, readonly (string | number)[]>> = {
          files: deletable.flatMap((one) => one.files.map(({ id }) => id)),
          submissions: deletable.map(({ key }) => key),
          messages: [...deletable, ...emails, ...texts].map(({ id }) => id),
          homes: homes.map(({ home }) => home),
          numbers: [markOf(reference)].filter(isDefined),
        };
        for (const [table, { forget }] of retentionByName)
          if (forget && found[forget.found].length > 0)
            await byName(trx)
              .deleteFrom(table)
              .where(forget.column, 'in', found[forget.found])
              .execute();
      });
      return {
        sent: deletable.length,
        files: deletable.flatMap((one) => one.files).length,
        textUpdates: textUpdates.length,
        texts: texts.length,
        left: forms.length - deletable.length,
      };
    },
  };
}
