import { describe, expect, it } from 'vitest';
import { addressIn, languages, spokenAt } from './languages';
import { isCore } from './core';
import { languageIn } from '~/offline/rules';

const ofTheSite = import.meta.glob<Readonly<Record<string, unknown>>>('../texts/**/*.ts', { eager: true });
const ofBlocks = import.meta.glob<Readonly<Record<string, unknown>>>(['../blocks/texts.ts', '../blocks/*/texts.ts'], {
  eager: true,
});
const isRoom = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const roomsIn = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.values(files).flatMap((file) =>
    Object.entries(file).filter((entry): entry is [string, Readonly<Record<string, string>>] => isRoom(entry[1])),
  );
const blocks = roomsIn(ofBlocks);
const rooms = roomsIn(ofTheSite);
/** The blocks that pages of the core show. */
const CORE_BLOCKS = ['homeTexts'];
/** Rooms that no page of the core shows (core.ts): their pages are in English. Every other room is there in every language, whole. */
const ENGLISH_ALONE = [
  'catalogueTexts',
  'claimTexts',
  'costTexts',
  'developersTexts',
  'feedTexts',
  'mpanManualTexts',
  'mpanTexts',
  'offersTexts',
  'previewTexts',
];
const english = new Map([...blocks, ...rooms].flatMap(([, texts]) => Object.entries(texts)));
const core = [
  ...rooms.filter(([name]) => !ENGLISH_ALONE.includes(name)),
  ...blocks.filter(([name]) => CORE_BLOCKS.includes(name)),
].flatMap(([, texts]) => Object.keys(texts));
const placeholders = (text: string): string[] => (text.match(/\{\w+\}|%\w+%|\[\w+\]/g) ?? []).sort();

it('names only rooms that there are', () => {
  const names = [...blocks, ...rooms].map(([name]) => name);
  expect([...ENGLISH_ALONE, ...CORE_BLOCKS].filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(languages.map((language) => [language.code, language] as const))('%s', (_, { words }) => {
  it('has every text of the core', () => expect(core.filter((key) => !words[key]?.trim())).toEqual([]));
  it('has no text that nobody asks for', () =>
    expect(Object.keys(words).filter((key) => !english.has(key))).toEqual([]));
  it('fills the same placeholders', () => {
    const wrong = Object.entries(words).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });
});

it('begins as the service worker knows it', () => {
  for (const { code } of languages) expect(languageIn(`/${code}/power-cut?a=b`)).toBe(`/${code}`);
  for (const path of ['/', '/power-cut', '/cyprus', '/api/x', '']) expect(languageIn(path)).toBe('');
});

describe('an address', () => {
  it.each([
    ['/cy', 'cy', '/'],
    ['/cy/', 'cy', '/'],
    ['/cy?a=b', 'cy', '/?a=b'],
    ['/cy/power-cut?postcode=CB1+9ZA', 'cy', '/power-cut?postcode=CB1+9ZA'],
    ['/cy//elsewhere.example/x', 'cy', '/elsewhere.example/x'],
    ['/cy/\\elsewhere.example', 'cy', '/elsewhere.example'],
    ['/cyprus', undefined, '/cyprus'],
    ['/de/power-cut', undefined, '/de/power-cut'],
    ['/', undefined, '/'],
  ])('%s', (address, code, english) => {
    const spoken = spokenAt(address);
    expect([spoken.language?.code, spoken.address]).toEqual([code, english]);
  });

  it('leads there and back', () => {
    for (const language of languages)
      for (const address of ['/', '/power-cut/list?show=planned'])
        expect(spokenAt(addressIn(language, address))).toEqual({ language, address });
  });

  it.each([
    ['/', true],
    ['/power-cut/', true],
    ['/power-cut/incident?incidentid=INCD-1#news', true],
    ['/power-cut/text-updates/stop/address', true],
    ['/forms/report-a-power-cut/check', true],
    ['/forms/email-us', false],
    ['/power-cut/map', true],
    ['/power-cut/map-card', false],
    ['/storm', true],
    ['/status', true],
    ['/status.json', false],
    ['/offline/report', true],
    ['/help', false],
    ['//power-cut', false],
    ['https://elsewhere.example/power-cut', false],
    ['', false],
  ])('%s is of the core: %s', (address, is) => expect(isCore(address)).toBe(is));
});
