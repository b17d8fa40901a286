import { search, searchBox } from '#words/en.json';

export const searchTexts = { ...searchBox, ...search };
