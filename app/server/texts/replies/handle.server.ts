import type { Transaction } from 'kysely';
import { parseMobile } from '~/domain/telephone';
import { readReply, type Reply } from '~/domain/text-updates/reply';
import type { Instant } from '~/domain/time/instant';
import type { Incidents } from '~/server/incidents/incidents';
import { storedLimiterOf } from '~/server/lib/stored-limiter.server';
import { waitingText } from '~/server/outbox/queue.server';
import type { Hashes } from '../sign-ups/hashes.server';
import { endGone, keepStop, stopNumber } from '../sign-ups/stops.server';
import type { Store } from '~/server/store/open.server';
import type { Database } from '~/server/store/tables';
import { stillOffSubmission } from '~/server/submissions/still-off-submission';
import type { HomeIdentifier, StillOff } from '~/server/submissions/still-off.server';
import type { Submissions } from '~/server/submissions/submissions';
import { languages } from '~/words/languages';
import type { TextValues } from '~/words/texts';
import type { IncomingText, Receipt } from '../gateways/gateway';
import { textIn, type WordingIn } from '../in-languages';
import type { Wording } from '../message-text';
import { replyChannel, writeReply } from '../text-channel.server';
import {
  followedBy,
  incidentsFollowed,
  languageOf,
  overFor,
  toldOf,
  whereOff,
  type Followed,
} from './followed.server';
import { replyText, statusText, type ReplyName } from './words';

export interface Replies {
  /** `other` means that its id belongs to another text. Rejects if nothing was done. */
  handle(text: IncomingText): Promise<'done' | 'other'>;
  receive(receipt: Receipt): Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Hashes;
  readonly submissions: Pick<Submissions, 'newReference'>;
  readonly stillOff: Pick<StillOff, 'submit'>;
  readonly snapshot: Incidents['snapshot'];
  readonly wordingIn: WordingIn;
  readonly now?: () => Instant;
}

const answers = storedLimiterOf('text reply');
const helps = storedLimiterOf('text reply, help');
const offs = storedLimiterOf('text reply, still off');

type Answer = { readonly text: string; readonly from: typeof answers } | null;

interface Asker {
  readonly language: string | null;
  readonly say: (words: (wording: Wording) => string) => string;
}
const sayOne =
  (name: ReplyName, values?: TextValues) =>
  (wording: Wording): string =>
    replyText(name, wording, values);

const WORDS = languages.map(({ code, replies }) => [code, replies] as const);

/** docs/decisions/still-off.md */
export function createReplies(parts: Parts): Replies {
  const { store, marks, submissions, stillOff, snapshot, wordingIn, now = Date.now } = parts;
  const { db } = store;

  /** In the number's sign-up language; if it follows nothing, in the language of its word. */
  async function askerOf(mobile: string, reply: Reply): Promise<Asker> {
    const chosen = await languageOf(db, marks.numberMark(mobile));
    const language = chosen === undefined ? (reply.language ?? null) : chosen;
    return { language, say: (words) => textIn(wordingIn, language, words) };
  }

  function status(followed: readonly Followed[], { say }: Asker): string {
    const latest = snapshot();
    if (followed.length === 0) return say(sayOne('smsReplyNothing'));
    if (!latest) return say(sayOne('smsReplyNoPicture'));
    const knowsAll = followed.every(({ kind, place }) => kind === 'live' || place !== null);
    const incidents = incidentsFollowed(followed, latest, now());
    return say((words) => statusText(incidents, knowsAll, latest, now(), words));
  }

  async function off(
    mobile: string,
    sent: string | null,
    followed: readonly Followed[],
    idMark: string,
    { language, say }: Asker,
  ): Promise<string | null> {
    const latest = snapshot();
    if (!latest) return say(sayOne('smsReplyNoPicture'));
    const numberMark = marks.numberMark(mobile);
    const over = overFor(await toldOf(db, numberMark), followed, latest, now());
    const [last] = over;
    if (!last) return say(sayOne('smsReplyWhich'));
    const found = whereOff(over, sent, followed);
    if (!found)
      return say(sayOne('smsReplyElsewhere', { postcode: sent ?? '', reference: last.reference }));
    const { incident, postcode } = found;
    if (postcode === null) return say(sayOne('smsReplyWhere'));
    if ((await offs.take(db, numberMark, now())) > 0) return null;
    const mpanMark = followed.find(
      (one) => one.place === postcode && one.mpanMark !== null,
    )?.mpanMark;
    const home: readonly HomeIdentifier[] = [
      ...(mpanMark ? [{ mpanMark }] : []),
      { mobile, postcode },
    ];
    const address = {
      AddressLine1: '',
      AddressLine2: '',
      AddressLine3: '',
      AddressLine4: '',
      Postcode: postcode,
      Mpan: null,
      ManuallyEnteredAddress: true,
    };
    const report = stillOffSubmission({
      reference: submissions.newReference(),
      incident: incident.reference,
      address,
      whatHappened: null,
      mobile,
      toldBy: 'Text message',
      at: now(),
      language: language ?? undefined,
    });
    // The same text is the same report, however often it arrives.
    await stillOff.submit(report, { idempotencyKey: `text-${idMark}`, home, reporter: { mobile } });
    return say(sayOne('smsReplyTold', { postcode, reference: incident.reference }));
  }

  async function answerTo(mobile: string, reply: Reply, idMark: string): Promise<Answer> {
    const asker = await askerOf(mobile, reply);
    const { say } = asker;
    // There was nothing to stop; an actual stop is confirmed by its own text.
    if (reply.word === 'stop') return { text: say(sayOne('smsReplyStopped')), from: helps };
    if (reply.word === 'help') return { text: say(sayOne('smsReplyHelp')), from: answers };
    if (reply.word === 'unknown') return { text: say(sayOne('smsReplyHelp')), from: helps };
    const followed = await followedBy(db, marks, marks.numberMark(mobile));
    const text =
      reply.word === 'off'
        ? await off(mobile, reply.postcode, followed, idMark, asker)
        : status(followed, asker);
    return text === null ? null : { text, from: answers };
  }

  async function claim(
    trx: Transaction<Database>,
    idMark: string,
    bodyMark: string,
  ): Promise<boolean> {
    const written = await trx
      .insertInto('text_reply')
      .values({ id_mark: idMark, body_mark: bodyMark, received_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id_mark')
      .execute();
    return written.length > 0;
  }

  async function put(
    trx: Transaction<Database>,
    mobile: string,
    idMark: string,
    answer: Answer,
  ): Promise<void> {
    const mark = marks.numberMark(mobile);
    if (answer === null || (await answer.from.take(trx, mark, now())) > 0) return;
    const sealed = marks.encryptNumber(writeReply({ to: mobile, text: answer.text }), mark);
    await trx
      .insertInto('outbox')
      .values(waitingText({ channel: replyChannel(idMark), key: mark, sealed }, now()))
      .execute();
  }

  return {
    async receive({ to, outcome }) {
      const mobile = parseMobile(to);
      if (outcome === 'gone' && mobile !== null)
        await endGone(db, [marks.numberMark(mobile)], now());
    },
    async handle({ id, from, to, message }) {
      const [idMark, bodyMark] = [
        marks.bodyMark(['text', id]),
        marks.bodyMark(['text', from, to, message]),
      ];
      const before = await db
        .selectFrom('text_reply')
        .where('id_mark', '=', idMark)
        .select('body_mark')
        .executeTakeFirst();
      if (before) return before.body_mark === bodyMark ? 'done' : 'other';
      // Only UK mobile numbers are answered, not machines, short codes or names.
      const mobile = parseMobile(from);
      const reply = readReply(message, WORDS);
      const answer = mobile === null ? null : await answerTo(mobile, reply, idMark);
      await db.transaction().execute(async (trx) => {
        if (!(await claim(trx, idMark, bodyMark)) || mobile === null) return;
        if (reply.word === 'stop') {
          await keepStop(trx, marks.numberMark(mobile), now());
          if (await stopNumber(trx, marks, { mobile, mpan: null }, now())) return;
        }
        await put(trx, mobile, idMark, answer);
      });
      return 'done';
    },
  };
}
