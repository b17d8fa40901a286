import type { Language, Overrides } from '~/words/language';
import { addressIn } from '~/words/languages';
import type { Words } from '~/offline/words';
import { OFFLINE_PAGE } from '~/offline/rules';
import { worker as workerTexts } from '#words/en.json';

const names = Object.keys(workerTexts) as (keyof typeof workerTexts)[];

/** Null is English. */
export function workerWordsOf(dictionary: Overrides, language: Language | null): Words {
  const said = Object.fromEntries(
    names.map((name) => [name, dictionary[name] ?? workerTexts[name]]),
  );
  const { timeMonths: months, timeHourAndMinute: clock } = language?.words ?? {};
  return {
    ...said,
    ...(language && { page: addressIn(language, OFFLINE_PAGE) }),
    ...(months && { months }),
    ...(clock === 'HH:mm' && { clock: '24' }),
  };
}
