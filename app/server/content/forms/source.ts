import { isRecord } from '~/domain/is-record';

/** A form as its source has it, not yet checked. */
export interface FormSource {
  /** Stays the same when the form is edited: its file, or the id of its item. */
  readonly key: string;
  /** Where editors find it. */
  readonly place: string;
  readonly raw: unknown;
  /** Why there is nothing to check; `raw` is null then. */
  readonly unreadable?: string;
  /** Gives way, without a word, to a form of the content system with the same id. */
  readonly isFallback?: boolean;
}

/** The id that a form gives itself; empty where it gives none. */
export const idOf = ({ raw }: Pick<FormSource, 'raw'>): string =>
  isRecord(raw) && typeof raw['_id'] === 'string' ? raw['_id'] : '';
