import { describe, expect, it } from 'vitest';
import { plainLetters } from '~/domain/text-updates/letters';
import { words, wordsOfRooms } from './words';

const modules = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  ['../../texts/**/*.ts', '../../blocks/texts.ts'],
  { eager: true },
);
const english = new Map(Object.values(modules).flatMap((texts) => Object.entries(texts)));
const rooms = Object.entries<Readonly<Record<string, string>>>(wordsOfRooms);
const placeholders = (text: string) => (text.match(/\{\w+\}|%\w+%|\[\w+\]/g) ?? []).sort();

/** Alike in both languages: names, figures, and words that Welsh shares. */
const ALIKE = new Set([
  'shareWhatsApp',
  'shareX',
  'shareFacebook',
  'cardMap',
  'stormName',
  'homeStormName',
  'mapZero',
  'mapSection',
  'mapCredit',
  'mapKilometres',
  'pinHandle',
  'viewsMap',
  'listNumber',
  'smsReplyStatus',
  'requiredMark',
  'locationWhat3WordsLabel',
  'formTitle',
  'emptyInLabel',
  'safeSpaceMen',
  'statusFailedWhy',
]);

describe.each(rooms)('%s in Welsh', (name, welsh) => {
  const texts = english.get(name) ?? {};

  it('has every text', () => expect(Object.keys(welsh).sort()).toEqual(Object.keys(texts).sort()));

  it.each(Object.entries(welsh))('%s', (key, text) => {
    expect(placeholders(text)).toEqual(placeholders(texts[key] ?? ''));
    expect(text === texts[key], 'left in English').toBe(ALIKE.has(key));
    expect(text, 'another apostrophe').not.toMatch(/['"]/);
    expect(text.trim() === text).toBe(texts[key]?.trim() === texts[key]);
    expect(/[.?:…]$/.exec(text)?.[0]).toBe(/[.?:…]$/.exec(texts[key] ?? '')?.[0]);
  });
});

it('has one meaning for a key, in whatever room it is said', () => {
  const found = new Map<string, Set<string>>();
  for (const [, welsh] of rooms) {
    for (const [key, text] of Object.entries(welsh)) found.set(key, (found.get(key) ?? new Set()).add(text));
  }
  expect([...found].filter(([, texts]) => texts.size > 1).map(([key]) => key)).toEqual([]);
  expect([...found.keys()].filter((key) => !(key in words))).toEqual([]);
});

it('writes text messages in letters that every phone has', () => {
  const outside = Object.entries(wordsOfRooms.textMessageTexts).filter(([, text]) =>
    /[^\x20-\x7e]/.test(plainLetters(text)),
  );
  expect(outside).toEqual([]);
});
