import { language } from '#words/en.json';
import { textsOf } from './texts';

/** The words of times in English, for what nobody reads in another language. */
export const englishTimes = textsOf(language);
