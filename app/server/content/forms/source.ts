import { isRecord } from '~/domain/is-record';

export interface FormSource {
  /** Stable across edits: its file, or the id of its item. */
  readonly key: string;
  readonly place: string;
  readonly raw: unknown;
  /** Why there is nothing to validate; `raw` is then null. */
  readonly unreadable?: string;
  /** True if a form of the content system with the same id silently replaces it. */
  readonly isFallback?: boolean;
}

export const idOf = ({ raw }: Pick<FormSource, 'raw'>): string =>
  isRecord(raw) && typeof raw['_id'] === 'string' ? raw['_id'] : '';
