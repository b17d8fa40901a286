import { parseEmailAddress } from '~/domain/email-address';
import { parseMobile } from '~/domain/telephone';

export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly place: string;
}

/** A form, a request about a meter point or items, or a sign-up with the operator. */
export interface SentItem {
  readonly id: number;
  readonly key: string;
  readonly channel: string;
  readonly state: string;
  readonly sentAt: string;
  readonly references: readonly string[];
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

export interface Subscription {
  readonly id: number;
  readonly kind: string;
  readonly since: string;
  readonly incident: string | null;
  readonly place: string | null;
  readonly language: string | null;
}
/** With their words if it replied to a text. */
export interface PersonText {
  readonly id: number;
  readonly channel: string;
  readonly state: string;
  readonly says: string | null;
}

export interface PersonData {
  readonly sent: readonly SentItem[];
  readonly textUpdates: readonly Subscription[];
  readonly texts: readonly PersonText[];
  /** The power cuts after which their home is counted as still off. */
  readonly stillOff: readonly string[];
  readonly stoppedSince: string | null;
}

export const contactOf = (text: string): string | null =>
  parseMobile(text) ?? parseEmailAddress(text)?.toLowerCase() ?? null;

export const mentions = (value: unknown, contact: string): boolean =>
  typeof value === 'string'
    ? value.length < 300 && contactOf(value) === contact
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((one) => mentions(one, contact));
