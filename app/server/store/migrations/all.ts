import type { Migration } from 'kysely';
import { incidentHistory } from './001-incident-history';
import { addresses } from './010-addresses';
import { supply } from './011-supply';
import { forms } from './020-forms';

/** In the order of their names. A migration that was released is never edited: a change is another one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-incident-history': incidentHistory,
  '010-addresses': addresses,
  '011-supply': supply,
  '020-forms': forms,
};
