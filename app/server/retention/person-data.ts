import { parseEmailAddress } from '~/domain/email-address';
import { parseMobile } from '~/domain/telephone';

/** A file that was sent, and how to read it. */
export interface SentFile {
  readonly id: string;
  /** By which the operator knows it. */
  readonly name: string;
  readonly size: number;
  /** Where its bytes lie in the vault. */
  readonly place: string;
}

/** One thing that somebody sent: a form, a request about a meter point or items, a sign-up at the operator. */
export interface SentItem {
  readonly id: number;
  readonly key: string;
  readonly channel: string;
  readonly state: string;
  readonly sentAt: string;
  /** The references that it is known by, the visitor's first. */
  readonly references: readonly string[];
  /** What was sent; null where it cannot be read any more. */
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

/** One thing that a number, or a browser, follows. */
export interface Subscription {
  readonly id: number;
  readonly kind: string;
  readonly since: string;
  readonly incident: string | null;
  readonly place: string | null;
  readonly language: string | null;
}
/** A text or a notification on its way, or sent; the words of one that answered a text. */
export interface PersonText {
  readonly id: number;
  readonly channel: string;
  readonly state: string;
  readonly says: string | null;
}

/** All that is kept under a reference, of a mobile number, an e-mail address or a browser. */
export interface PersonData {
  readonly sent: readonly SentItem[];
  readonly textUpdates: readonly Subscription[];
  readonly texts: readonly PersonText[];
  /** After which power cuts their home is counted as still off. */
  readonly stillOff: readonly string[];
  /** Since when their number is not texted, because it answered STOP; null where it did not. */
  readonly stoppedSince: string | null;
}

/** A mobile number or an e-mail address in one form, by which somebody is found in what they sent; null for anything else. */
export const contactOf = (text: string): string | null =>
  parseMobile(text) ?? parseEmailAddress(text)?.toLowerCase() ?? null;

/** Whether this number or address stands anywhere in what was sent. */
export const mentions = (value: unknown, contact: string): boolean =>
  typeof value === 'string'
    ? value.length < 300 && contactOf(value) === contact
    : typeof value === 'object' && value !== null && Object.values(value).some((one) => mentions(one, contact));
