import { HOUR, type Instant } from '~/domain/instant';
import type { Logger } from '../logger.server';
import { pauseAfter } from '../outbox/backoff';
import type { Marks } from '../text-updates/marks.server';
import { OWN_MESSAGES, type OwnMessage } from '../text-updates/rows.server';
import type { TextMessage, TextSender } from './notifications';
import type { HeldMessage, MessageQueue } from './queue.server';

/** An estimate that arrives hours late misleads: it is not sent any more. */
const NEWS_FOR = 2 * HOUR;

interface Options {
  readonly queue: MessageQueue;
  readonly sender: TextSender;
  readonly marks: Marks;
  readonly ownText: (name: OwnMessage) => string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Instant;
  readonly pause?: (attempts: number) => number;
}

const ownMessages = new Map<number, OwnMessage>(
  (Object.keys(OWN_MESSAGES) as OwnMessage[]).map((name) => [OWN_MESSAGES[name], name]),
);
const KEY_LETTERS = { welcome: 'w', stopped: 's', stoppedAddress: 'a' } as const satisfies Record<OwnMessage, string>;

/** The same message under the same key, whoever sends it; within the contract's 64 letters. */
function keyOf({ news_id, number_mark, created_at }: HeldMessage): string {
  const own = ownMessages.get(news_id);
  return own ? `${KEY_LETTERS[own]}${created_at.toString(36)}-${number_mark}` : `n${news_id}-${number_mark}`;
}

/** Sends what waits until nothing is due. Logs counts, never numbers or texts. */
export function createSending({ queue, sender, marks, ownText, logger, now, pause = pauseAfter }: Options) {
  /** What this process has taken and not accounted for yet. */
  let onTheWay: readonly HeldMessage[] = [];

  async function sendSome(held: readonly HeldMessage[]): Promise<void> {
    const bodies = await queue.bodiesOf(
      [...new Set(held.map(({ news_id }) => news_id))].filter((id) => !ownMessages.has(id)),
    );
    const expired: number[] = [];
    const unreadable: number[] = [];
    const ready: { held: HeldMessage; message: TextMessage }[] = [];
    for (const one of held) {
      const own = ownMessages.get(one.news_id);
      const text = own ? ownText(own) : bodies.get(one.news_id);
      const to = marks.openNumber(one.sealed, one.number_mark);
      if (text === undefined || now() - one.created_at > NEWS_FOR) expired.push(one.id);
      else if (to === null) unreadable.push(one.id);
      else ready.push({ held: one, message: { key: keyOf(one), to, text } });
    }
    const results = await sender.send(ready.map(({ message }) => message));
    const idsWith = (result: string) => ready.flatMap((one, index) => (results[index] === result ? [one.held.id] : []));
    const [sent, refused, later] = [idsWith('sent'), idsWith('refused'), idsWith('later')];
    await queue.finish(sent, 'sent');
    await queue.finish([...refused, ...unreadable], 'refused');
    await queue.finish(expired, 'expired');
    await queue.postpone(later, now() + pause(Math.max(1, ...held.map(({ attempts }) => attempts))));
    if (refused.length > 0) logger.warn({ count: refused.length }, 'text messages were refused');
    if (later.length > 0) logger.warn({ count: later.length }, 'text messages could not be sent; they are tried again');
    if (unreadable.length > 0)
      logger.error({ count: unreadable.length }, 'numbers cannot be read: was SESSION_SECRET changed?');
  }

  return {
    /** Until nothing is due, or `isStopped`. */
    async send(isStopped: () => boolean = () => false): Promise<void> {
      for (;;) {
        const held = isStopped() ? [] : await queue.claim(sender.atOnce);
        if (held.length === 0) return;
        onTheWay = held;
        await sendSome(held).finally(() => (onTheWay = []));
      }
    },
    /** Gives back what is still on its way. Under its key it arrives once, also where it went out already. */
    release: (): Promise<void> => queue.released(onTheWay.map(({ id }) => id)),
  };
}
