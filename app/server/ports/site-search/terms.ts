import { stemmer } from 'stemmer';

const FILLERS = new Set(
  (
    'a an and are as at be been by can could did do does for from get got had has have how i if im in into is it its ive just me my of on or our please ' +
    'should so that the their them there they this to was we were what when where which who why will with would you your'
  ).split(' '),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

export const allWordsIn = (text: string): string[] =>
  plainOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const wordsIn = (text: string): string[] =>
  allWordsIn(text).filter((word) => !isFiller(word));

export const termsOf = (text: string): string[] => wordsIn(text).map(stemmer);
