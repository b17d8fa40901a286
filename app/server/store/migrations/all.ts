import type { Migration } from 'kysely';
import { incidentHistory } from './001-incident-history';
import { storeProbe } from './002-store-probe';
import { addresses } from './010-addresses';
import { supply } from './011-supply';
import { forms } from './020-forms';
import { uploads } from './030-uploads';
import { smartMeter } from './031-smart-meter';
import { offers } from './032-offers';
import { textUpdates } from './033-text-updates';
import { mpanRequests } from './034-mpan-requests';
import { usesAndAllowances } from './035-uses-and-allowances';
import { previews } from './040-previews';
import { textsInOutbox } from './041-texts-in-outbox';
import { incidentPicture } from './042-incident-picture';
import { sealedFields } from './045-sealed-fields';
import { odds } from './050-odds';
import { push } from './060-push';
import { stillOff } from './065-still-off';
import { sourceDays } from './070-source-days';
import { languageOfTexts } from './075-languages';
import { homesBySigns } from './080-homes-by-signs';
import { textStops } from './085-text-stops';
import { stillOffSources } from './086-still-off-sources';

/** In the order of their names. A migration that was released is never edited: a change is another one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-incident-history': incidentHistory,
  '002-store-probe': storeProbe,
  '010-addresses': addresses,
  '011-supply': supply,
  '020-forms': forms,
  '030-uploads': uploads,
  '031-smart-meter': smartMeter,
  '032-offers': offers,
  '033-text-updates': textUpdates,
  '034-mpan-requests': mpanRequests,
  '035-uses-and-allowances': usesAndAllowances,
  '040-previews': previews,
  '041-texts-in-outbox': textsInOutbox,
  '042-incident-picture': incidentPicture,
  '045-sealed-fields': sealedFields,
  '050-odds': odds,
  '060-push': push,
  '065-still-off': stillOff,
  '070-source-days': sourceDays,
  '075-languages': languageOfTexts,
  '080-homes-by-signs': homesBySigns,
  '085-text-stops': textStops,
  '086-still-off-sources': stillOffSources,
};
