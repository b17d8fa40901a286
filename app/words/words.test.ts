import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import welsh from '#words/cy.json';
import english from '#words/en.json';
import { plainLetters } from '~/domain/text-updates/letters';
import { languages } from './languages';
import { fill } from './texts';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;
const files: readonly (readonly [code: string, groups: Groups])[] = [
  ['en-GB', english],
  ['cy', welsh.words],
];
/** No page that is translated shows them; every other group is there in every language, whole. */
const ENGLISH_ALONE = [
  'author',
  'banner',
  'careers',
  'catalogue',
  'cost',
  'danger',
  'developers',
  'download',
  'event',
  'feed',
  'feedback',
  'gallery',
  'game',
  'glossary',
  'help',
  'lesson',
  'listBlock',
  'media',
  'mpan',
  'mpanManual',
  'offers',
  'optionSelector',
  'preview',
  'project',
  'rawHtml',
  'reviews',
  'serviceBlock',
  'serviceCards',
];
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
  'smsReplyStatus',
  'requiredMark',
  'locationWhat3WordsLabel',
  'formTitle',
  'emptyInLabel',
  'safeSpaceMen',
  'statusFailedWhy',
]);

/** ICU quotes braces by apostrophes; ours are letters, as the specification writes them. */
const icu = (text: string, locale: string) =>
  new IntlMessageFormat(text.replaceAll("'", "''"), locale, undefined, { ignoreTag: true });
interface Part {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const LITERAL = 0;

function argumentsOf(text: string): string[] {
  const inMessage = (parts: readonly Part[]): string[] =>
    parts.flatMap(({ type, value, options = {} }) => [
      ...(type === LITERAL ? [] : [value]),
      ...Object.values(options).flatMap((option) => inMessage(option.value)),
    ]);
  const others = text.match(/%\w+%|\[\w+\]/g) ?? [];
  return [...new Set([...inMessage(icu(text, 'en-GB').getAst() as Part[]), ...others])].sort();
}
const textsIn = (groups: Groups) => Object.values(groups).flatMap((group) => Object.entries(group));

describe.each(files)('the messages of %s', (locale, groups) => {
  it('are filled as ICU has it', () => {
    for (const [key, text] of textsIn(groups)) {
      const names = argumentsOf(text).filter((name) => /^\w+$/.test(name));
      for (const figure of [0, 1, 2, 3, 6, 11, 1000]) {
        const values = Object.fromEntries(names.map((name) => [name, figure]));
        const expected = icu(text, locale).format(values);
        expect(fill(text, values, locale), key).toBe(expected);
      }
    }
  });
});

describe.each(Object.entries<Readonly<Record<string, string>>>(english))('%s', (group, texts) => {
  const words = (welsh.words as Groups)[group];

  it('is there in Welsh, whole', () => {
    expect(words === undefined).toBe(ENGLISH_ALONE.includes(group));
    if (words) expect(Object.keys(words).sort()).toEqual(Object.keys(texts).sort());
  });

  it.each(Object.entries(words ?? {}))('%s', (key, text) => {
    const said = texts[key] ?? '';
    expect(argumentsOf(text)).toEqual(argumentsOf(said));
    expect(text === said, 'left in English').toBe(ALIKE.has(key));
    expect(text, 'another apostrophe').not.toMatch(/['"]/);
    expect(text.trim() === text).toBe(said.trim() === said);
    expect(/[.?:…]$/.exec(text)?.[0]).toBe(/[.?:…]$/.exec(said)?.[0]);
  });
});

it('has one meaning for a key in Welsh, in whatever group it is said', () => {
  const found = new Map<string, string>();
  for (const [key, text] of textsIn(welsh.words))
    expect(found.set(key, found.get(key) ?? text).get(key), key).toBe(text);
});

it('has every group of Welsh in English, and every language in a file', () => {
  expect(Object.keys(welsh.words).filter((group) => !(group in english))).toEqual([]);
  expect(languages.map(({ code, words }) => [code, words['locale']])).toEqual([['cy', 'cy']]);
});

it('says homes and businesses for those without power, never customers', () => {
  // Reviews are by people: customers in the everyday meaning.
  const said = textsIn(english).filter(
    ([key, text]) => key !== 'reviewsTitle' && /\bcustomers\b/i.test(text),
  );
  expect(said).toEqual([]);
});

it('writes text messages in letters that every phone has', () => {
  const outside = Object.entries(welsh.words.textMessage).filter(([, text]) =>
    /[^\x20-\x7e]/.test(plainLetters(text)),
  );
  expect(outside).toEqual([]);
});

it.each([
  ['a plural without an end', '{count, plural, one {1 cut}', '{count, plural, one {1 cut}'],
  ['a plural of another kind', '{count, ordinal, one {1 cut}}', '{count, ordinal, one {1 cut}}'],
  ['a plural without the option', '{count, plural, one {1 cut}}', '{count, plural, one {1 cut}}'],
  [
    'a plural without its value',
    '{homes, plural, one {1 home} other {{homes} homes}}',
    '{homes} homes',
  ],
  ['a name that nothing fills', '{who} sees {count}', '{who} sees 2'],
  ['the forms of the specification', '%COUNT%, [count]', '2, 2'],
  ['a value in braces', '{count}{name}', '2{count}'],
])('leaves alone what it cannot fill: %s', (_, text, expected) =>
  expect(fill(text, { count: 2, name: '{count}' }, 'no such language')).toBe(expected),
);

// People who speak to their device say the words that they see (WCAG 2.5.3).
describe.each(files)(
  'the longer name of a link or button contains its words in %s',
  (_, groups) => {
    it.each([
      ['warm', 'warmOnMap', 'warmOnMapOf'],
      ['warmNear', 'warmDirections', 'warmDirectionsTo'],
      ['storm', 'stormReport', 'stormReportWhole'],
      ['storm', 'stormTexts', 'stormTextsWhole'],
    ])('%s: %s is in %s', (group, shown, whole) => {
      const said = (key: string) => groups[group]?.[key]?.toLowerCase();
      expect(said(shown)).toBeDefined();
      expect(said(whole)).toContain(said(shown));
    });
  },
);
