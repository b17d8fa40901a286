import { z } from 'zod';
import type { LeasedMessage } from '../outbox/outbox';
import { OWN_MESSAGES, type OwnMessage } from '~/server/ports/text-updates/rows.server';

/** Under which channel of the outbox the messages of one piece of news stand; those of ours stand under their own names. */
export const channelOf = (newsId: number): string => `news-${newsId}`;

/** The piece of news that a channel of news says. */
export const newsOf = (channel: string): number => Number(channel.slice('news-'.length));

const REPLY = 'reply-';
/** Under which channel the answer to one text message stands, by the mark of that message. */
export const replyChannel = (idMark: string): string => REPLY + idMark;

const KEY_LETTERS = {
  welcome: 'w',
  already: 'y',
  full: 'f',
  stopped: 's',
  stoppedAddress: 'a',
} as const satisfies Record<OwnMessage, string>;

/** What a channel says: a message of ours, an answer whose words are sealed with its number, or a piece of news. */
export const readChannel = (channel: string): OwnMessage | 'reply' | number =>
  channel.startsWith(REPLY) ? 'reply' : (OWN_MESSAGES.find((name) => name === channel) ?? newsOf(channel));

/** The same message under the same key, whoever sends it; within the contract's 64 letters. */
export function messageKey({ channel, key, created_at }: LeasedMessage): string {
  const about = readChannel(channel);
  // A mark is longer than there is room for two: half of it is still nobody's to guess.
  if (about === 'reply') return `r${channel.slice(REPLY.length, REPLY.length + 20)}-${key.slice(0, 40)}`;
  return typeof about === 'number' ? `n${about}-${key}` : `${KEY_LETTERS[about]}${created_at.toString(36)}-${key}`;
}

const Reply = z.object({ to: z.string(), text: z.string() });
type Reply = z.output<typeof Reply>;

/** An answer as it is sealed: it names what its number follows. */
export const writeReply = (reply: Reply): string => JSON.stringify(reply);
/** Null for what is no answer of ours: the others of its turn still go out. */
export function readReply(opened: string): Reply | null {
  try {
    return Reply.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}
