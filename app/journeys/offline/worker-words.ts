import type { Language } from '~/languages/language';
import { addressIn } from '~/languages/languages';
import type { Words } from '~/offline/words';
import { OFFLINE_PAGE } from '~/offline/rules';
import { workerTexts } from '~/texts/offline';
import type { Overrides } from '~/texts/texts';

const names = Object.keys(workerTexts) as (keyof typeof workerTexts)[];

/** What the service worker says on pages of one language, as its offline page hands it over; null is English. */
export function workerWordsOf(dictionary: Overrides, language: Language | null): Words {
  const said = Object.fromEntries(names.map((name) => [name, dictionary[name] ?? workerTexts[name]]));
  const { weekdays, months } = language?.times.calendar ?? {};
  return {
    ...said,
    ...(language && { page: addressIn(language, OFFLINE_PAGE) }),
    ...(weekdays && { weekdays: weekdays.join('|') }),
    ...(months && { months: months.join('|') }),
    ...(language?.times.minute === 'HH:mm' && { clock: '24' }),
  };
}
