import { Failure, isFailure } from '~/domain/failure';
import type { Store } from '~/server/store/open.server';
import type { AddressDirectory } from './addresses';
import { findAddresses } from './find.server';
import { groupAddresses } from './group';
import { directoryQuestion, exportQuestion, type DirectoryQuestion } from './question';

/** The limit of a search by words; a search by postcode returns everything. */
const MOST_RESULTS_OF_TEXT = 50;
const EXPORT = 'EXPORT';

/** Creates the directory in the site's own store. */
export function createEmbeddedDirectory(store: Pick<Store, 'db'>): AddressDirectory {
  async function find(question: DirectoryQuestion) {
    try {
      return await findAddresses(store.db, question);
    } catch (error) {
      throw isFailure(error)
        ? error
        : new Failure('unavailable', 'The address directory could not be read', null, { cause: error });
    }
  }
  return {
    async search(query) {
      const question = directoryQuestion(query);
      const results = groupAddresses(await find(question));
      return question.kind === 'text' ? results.slice(0, MOST_RESULTS_OF_TEXT) : results;
    },
    async searchExport(value) {
      const found = await find({ kind: 'postcode', postcode: exportQuestion(value) });
      return found.filter(({ houseNo }) => houseNo === EXPORT);
    },
  };
}
