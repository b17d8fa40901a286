import { parseEmailAddress } from '~/domain/email-address';
import { parseMobile } from '~/domain/telephone';

/** A submitted file. */
export interface SentFile {
  readonly id: string;
  /** The name the operator knows. */
  readonly name: string;
  readonly size: number;
  /** Its name in the blob store. */
  readonly place: string;
}

/**
 * Something a person sent: a form, a request about a meter point or items, or a sign-up with the
 * operator.
 */
export interface SentItem {
  readonly id: number;
  readonly key: string;
  readonly channel: string;
  readonly state: string;
  readonly sentAt: string;
  /** Its references, the visitor's first. */
  readonly references: readonly string[];
  /** What was sent; null if it can't be decrypted any more. */
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

/** A subscription of a number or browser. */
export interface Subscription {
  readonly id: number;
  readonly kind: string;
  readonly since: string;
  readonly incident: string | null;
  readonly place: string | null;
  readonly language: string | null;
}
/** A text or notification, with its words if it replied to a text. */
export interface PersonText {
  readonly id: number;
  readonly channel: string;
  readonly state: string;
  readonly says: string | null;
}

/** All data stored for a reference, mobile number, email address or browser. */
export interface PersonData {
  readonly sent: readonly SentItem[];
  readonly textUpdates: readonly Subscription[];
  readonly texts: readonly PersonText[];
  /** The power cuts after which their home is counted as still off. */
  readonly stillOff: readonly string[];
  /** When they replied STOP, or null. */
  readonly stoppedSince: string | null;
}

/** Returns a normalised mobile number or email address, or null. */
export const contactOf = (text: string): string | null =>
  parseMobile(text) ?? parseEmailAddress(text)?.toLowerCase() ?? null;

/** Whether a submission contains this number or address. */
export const mentions = (value: unknown, contact: string): boolean =>
  typeof value === 'string'
    ? value.length < 300 && contactOf(value) === contact
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((one) => mentions(one, contact));
