import { language } from '#words/en.json';
import { textsOf } from './texts';

/** For text that is never translated. */
export const englishTimes = textsOf(language);
