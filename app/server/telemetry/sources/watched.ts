import { isFailure } from '~/domain/failure';
import type { Source, Trouble } from '~/domain/open/status/source-days';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { SourceLog } from './source-log.server';

type Note = (trouble: Trouble | null) => void;

/** A source that rejects a question is healthy. */
export const troubleOf = (error: unknown): Trouble | null =>
  isFailure(error, 'invalid') || isFailure(error, 'not-found') ? null : 'no-answer';

export function watched<Args extends unknown[], Result>(
  ask: (...args: Args) => Promise<Result>,
  note: Note,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      const result = await ask(...args);
      note(null);
      return result;
    } catch (error) {
      note(troubleOf(error));
      throw error;
    }
  };
}

export const noteOf =
  (log: Pick<SourceLog, 'note'>, source: Source): Note =>
  (trouble) =>
    log.note(source, trouble);

export const watchedAddresses = (
  directory: AddressDirectory,
  log: Pick<SourceLog, 'note'>,
): AddressDirectory => ({
  ...directory,
  search: watched(directory.search, noteOf(log, 'addresses')),
  searchExport: watched(directory.searchExport, noteOf(log, 'addresses')),
});
