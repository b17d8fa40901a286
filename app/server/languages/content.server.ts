import type { Language, Overrides } from '~/words/language';
import { languages } from '~/words/languages';
import type { Content } from '~/server/content/content';
import type { Forms } from '~/server/content/forms/forms';

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
 * An untranslated text stays as it is. The same input gives the same object, because readers
 * compare by identity. `answers` are by the question's English text: a language without a word for
 * yes answers with the verb of the question.
 */
export function createTranslation(
  phrases: Phrases,
  { answers = {} }: { answers?: Readonly<Record<string, Phrases>> } = {},
): <Part>(part: Part) => Part {
  const made = new WeakMap<object, unknown>();
  const translations = new Map(Object.entries(phrases));
  const answering = new Map(
    Object.entries(answers).map(([question, answerPhrases]) => [
      question,
      createTranslation({ ...phrases, ...answerPhrases }),
    ]),
  );
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return translations.get(value) ?? value;
    if (typeof value !== 'object' || value === null || (!Array.isArray(value) && !isPlain(value)))
      return value;
    const cached = made.get(value);
    if (cached !== undefined) return cached;
    const other = Array.isArray(value)
      ? value.map((item) => translated(item))
      : answersTo(
          value,
          Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [
              name,
              NO_TEXT.has(name) && !isHeading(name, inner) ? inner : translated(inner),
            ]),
          ),
        );
    made.set(value, other);
    return other;
  };
  function answersTo(english: object, other: Record<string, unknown>): Record<string, unknown> {
    const { caption, options } = english as {
      readonly caption?: unknown;
      readonly options?: unknown;
    };
    const translateOptions = typeof caption === 'string' ? answering.get(caption) : undefined;
    return translateOptions ? { ...other, options: translateOptions(options) } : other;
  }
  return (part) => translated(part) as typeof part;
}

/** A form's header holds its title; a page's header is the name of a style. */
const isHeading = (name: string, value: unknown): boolean =>
  name === 'header' && typeof value === 'object';

type Lists = ReturnType<Content['collections']>;
interface Spoken<C extends Content> {
  readonly content: C;
  readonly formsOf: (forms: Forms) => Forms;
}

interface Made {
  readonly phrases: Phrases | undefined;
  readonly editors: Overrides | undefined;
  readonly translated: ReturnType<typeof createTranslation>;
  readonly dictionaries: WeakMap<Overrides, Overrides>;
  readonly lists: WeakMap<Lists, Lists>;
}

function speakIn<C extends Content>(content: C, language: Language): Spoken<C> {
  let latest: Made | null = null;
  function made(): Made {
    const {
      phrases,
      answers = {},
      dictionary: editors,
    } = content.translations?.().get(language.code) ?? {};
    if (latest?.phrases === phrases && latest?.editors === editors && latest) return latest;
    latest = {
      phrases,
      editors,
      translated: createTranslation(phrases ?? {}, { answers }),
      dictionaries: new WeakMap(),
      lists: new WeakMap(),
    };
    return latest;
  }

  /** Storms and warm places are on core pages; other collections stay in English. */
  function translatedLists(english: Lists): Lists {
    const { lists, translated } = made();
    const inLanguage = lists.get(english) ?? {
      ...english,
      storms: translated(english.storms),
      warmPlaces: translated(english.warmPlaces),
    };
    lists.set(english, inLanguage);
    return inLanguage;
  }

  return {
    content: {
      ...content,
      language,
      settings: () => made().translated(content.settings()),
      dictionary() {
        const english = content.dictionary();
        const { editors, dictionaries } = made();
        const dictionary = dictionaries.get(english) ?? {
          ...english,
          ...language.words,
          ...editors,
        };
        dictionaries.set(english, dictionary);
        return dictionary;
      },
      page: (route: string) => made().translated(content.page(route)),
      live() {
        const live = content.live();
        if (!live.stormText) return live;
        return { ...live, stormText: made().translated(live.stormText) };
      },
      collections: () => translatedLists(content.collections()),
      async listDrafts() {
        const drafts = await content.listDrafts();
        return { ...drafts, collections: translatedLists(drafts.collections) };
      },
    },
    formsOf: (forms) => ({ ...forms, byId: (id) => made().translated(forms.byId(id)) }),
  };
}

/**
 * Editors' translations come before our own texts; English, null, is unchanged. `contentFor`
 * returns content for calm or storm, with its own texts in the language.
 * docs/decisions/languages.md
 */
export function withLanguages<C extends Content>(contentFor: (language: Language | null) => C) {
  const english: Spoken<C> = { content: contentFor(null), formsOf: (forms) => forms };
  const others = new Map(
    languages.map((language) => [language, speakIn(contentFor(language), language)]),
  );
  return (language: Language | null): Spoken<C> => (language && others.get(language)) ?? english;
}
