import { language, warm, warmNear } from '#words/en.json';

/** The texts of the warm places page, with those of the list on other pages. */
export const warmTexts = { ...language, ...warmNear, ...warm };
