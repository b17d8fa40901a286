import { language } from '#words/en.json';
import { textsOf } from './texts';

/** The English texts of times, for text that is never translated. */
export const englishTimes = textsOf(language);
