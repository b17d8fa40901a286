import { search, searchBox } from '#words/en.json';

/** The words of the address search, with those of the field that leads to it. */
export const searchTexts = { ...searchBox, ...search };
