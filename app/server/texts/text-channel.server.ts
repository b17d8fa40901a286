import { z } from 'zod';
import type { LeasedMessage } from '../outbox/outbox';
import { OWN_MESSAGES, type OwnMessage } from './sign-ups/rows.server';

export const channelOf = (newsId: number): string => `news-${newsId}`;

export const newsOf = (channel: string): number => Number(channel.slice('news-'.length));

const REPLY = 'reply-';
export const replyChannel = (idMark: string): string => REPLY + idMark;

const KEY_LETTERS = {
  welcome: 'w',
  already: 'y',
  full: 'f',
  stopped: 's',
  stoppedAddress: 'a',
} as const satisfies Record<OwnMessage, string>;

export const readChannel = (channel: string): OwnMessage | 'reply' | number =>
  channel.startsWith(REPLY)
    ? 'reply'
    : (OWN_MESSAGES.find((name) => name === channel) ?? newsOf(channel));

/** A retry from any process has the same key, of at most the 64 characters that the contract allows. */
export function messageKey({ channel, key, created_at }: LeasedMessage): string {
  const about = readChannel(channel);
  // Only half of the mark fits, which is still impossible to guess.
  if (about === 'reply')
    return `r${channel.slice(REPLY.length, REPLY.length + 20)}-${key.slice(0, 40)}`;
  return typeof about === 'number'
    ? `n${about}-${key}`
    : `${KEY_LETTERS[about]}${created_at.toString(36)}-${key}`;
}

const Reply = z.object({ to: z.string(), text: z.string() });
type Reply = z.output<typeof Reply>;

/** To be encrypted, because it names what its number follows. */
export const writeReply = (reply: Reply): string => JSON.stringify(reply);
/** Null for anything that is not our answer, so that the rest of the batch is still sent. */
export function readReply(opened: string): Reply | null {
  try {
    return Reply.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}
