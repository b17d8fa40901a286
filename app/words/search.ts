import { search, searchBox } from '#words/en.json';

/** The texts of the address search, with those of its field. */
export const searchTexts = { ...searchBox, ...search };
