import { language, warm, warmNear } from '#words/en.json';

/** The words of the page of warm places, with those of the list that other pages show. */
export const warmTexts = { ...language, ...warmNear, ...warm };
