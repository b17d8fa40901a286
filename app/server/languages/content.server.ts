import type { Language } from '~/words/language';
import { languages } from '~/words/languages';
import type { Overrides } from '~/words/texts';
import type { Content } from '~/server/content/content';
import type { Forms } from '~/server/content/forms/forms';
import { inEnglish } from '~/domain/content/foreign';

/** Translations of content, by the English text. */
type Phrases = Readonly<Record<string, string>>;

/** Names of fields that are not text: URLs, stored values of answers, rules. */
const NO_TEXT = new Set([
  'alone',
  'alias',
  'condition',
  'defaultValue',
  'field',
  'header',
  'icon',
  'iconPicker',
  'id',
  'kind',
  'modal',
  'modalName',
  'pageType',
  'pattern',
  'priorityNote',
  'route',
  'section',
  'slug',
  'type',
  'url',
  'value',
  'version',
  '__typename',
]);
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * Creates the translation of content; an untranslated text stays as it is. The same input gives the
 * same object, because readers compare by identity. @param answers names of one question's answers,
 * by the question's English text: a language without a word for yes answers with the verb of the
 * question @param foreign names of texts that are marked as English if untranslated
 */
export function createTranslation(
  phrases: Phrases,
  { answers = {}, foreign }: { answers?: Readonly<Record<string, Phrases>>; foreign?: ReadonlySet<string> } = {},
): <Part>(part: Part) => Part {
  const made = new WeakMap<object, unknown>();
  const said = new Map(Object.entries(phrases));
  const answering = new Map(
    Object.entries(answers).map(([question, own]) => [question, createTranslation({ ...phrases, ...own })]),
  );
  const translated = (value: unknown, called = ''): unknown => {
    if (typeof value === 'string') return said.get(value) ?? (foreign?.has(called) ? inEnglish(value) : value);
    if (typeof value !== 'object' || value === null || (!Array.isArray(value) && !isPlain(value))) return value;
    const known = made.get(value);
    if (known !== undefined) return known;
    const other = Array.isArray(value)
      ? value.map((item) => translated(item, called))
      : answersTo(
          value,
          Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [
              name,
              NO_TEXT.has(name) && !isHeading(name, inner) ? inner : translated(inner, name),
            ]),
          ),
        );
    made.set(value, other);
    return other;
  };
  /** Translates a question with its own names for its answers, if it has any. */
  function answersTo(english: object, other: Record<string, unknown>): Record<string, unknown> {
    const { caption, options } = english as { readonly caption?: unknown; readonly options?: unknown };
    const own = typeof caption === 'string' ? answering.get(caption) : undefined;
    return own ? { ...other, options: own(options) } : other;
  }
  return (part) => translated(part) as typeof part;
}

/** A form's header holds its title; a page's header is the name of a style. */
const isHeading = (name: string, value: unknown): boolean => name === 'header' && typeof value === 'object';

type Lists = ReturnType<Content['collections']>;
/** Texts that editors write in a hurry, or about places: only in English if untranslated. */
const FOREIGN_OF_STORMS = new Set(['title', 'summary', 'readMoreText', 'bannerText', 'department', 'name']);
const FOREIGN_OF_WARM_PLACES = new Set(['services', 'access', 'languages']);

interface Spoken<C extends Content> {
  readonly content: C;
  /** Returns the forms in the language. */
  readonly formsOf: (forms: Forms) => Forms;
}

/** Results for the editors' current translation. */
interface Made {
  readonly phrases: Phrases | undefined;
  readonly editors: Overrides | undefined;
  readonly translated: ReturnType<typeof createTranslation>;
  readonly ofStorms: ReturnType<typeof createTranslation>;
  readonly ofWarmPlaces: ReturnType<typeof createTranslation>;
  /** Dictionaries by their English base. */
  readonly dictionaries: WeakMap<Overrides, Overrides>;
  /** Collections by the English ones. */
  readonly lists: WeakMap<Lists, Lists>;
}

function speakIn<C extends Content>(content: C, language: Language): Spoken<C> {
  let latest: Made | null = null;
  function made(): Made {
    const { phrases, answers = {}, dictionary: editors } = content.translations?.().get(language.code) ?? {};
    if (latest?.phrases === phrases && latest?.editors === editors && latest) return latest;
    latest = {
      phrases,
      editors,
      translated: createTranslation(phrases ?? {}, { answers }),
      ofStorms: createTranslation(phrases ?? {}, { foreign: FOREIGN_OF_STORMS }),
      ofWarmPlaces: createTranslation(phrases ?? {}, { foreign: FOREIGN_OF_WARM_PLACES }),
      dictionaries: new WeakMap(),
      lists: new WeakMap(),
    };
    return latest;
  }

  return {
    content: {
      ...content,
      language,
      settings: () => made().translated(content.settings()),
      dictionary() {
        const english = content.dictionary();
        const { editors, dictionaries } = made();
        const dictionary = dictionaries.get(english) ?? { ...english, ...language.words, ...editors };
        dictionaries.set(english, dictionary);
        return dictionary;
      },
      page: (route: string) => made().translated(content.page(route)),
      live() {
        const live = content.live();
        if (!live.stormText) return live;
        const { bannerText: stormText } = made().ofStorms({ bannerText: live.stormText });
        return { ...live, stormText };
      },
      /** Storms and warm places are on core pages; other collections stay in English. */
      collections() {
        const english = content.collections();
        const { lists, ofStorms, ofWarmPlaces } = made();
        const inLanguage = lists.get(english) ?? {
          ...english,
          storms: ofStorms(english.storms),
          warmPlaces: ofWarmPlaces(english.warmPlaces),
        };
        lists.set(english, inLanguage);
        return inLanguage;
      },
    },
    formsOf: (forms) => ({ ...forms, byId: (id) => made().translated(forms.byId(id)) }),
  };
}

/**
 * Creates content and forms in each language, with editors' translations before our own texts.
 * English, null, is unchanged. docs/decisions/languages.md @param contentFor returns content for
 * calm or storm, with its own texts in the language
 */
export function withLanguages<C extends Content>(contentFor: (language: Language | null) => C) {
  const english: Spoken<C> = { content: contentFor(null), formsOf: (forms) => forms };
  const others = new Map(languages.map((language) => [language, speakIn(contentFor(language), language)]));
  return (language: Language | null): Spoken<C> => (language && others.get(language)) ?? english;
}
