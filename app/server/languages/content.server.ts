import type { Language } from '~/words/language';
import type { Overrides } from '~/words/texts';
import type { Content } from '~/server/content/content';
import type { Forms } from '~/server/content/forms/forms';
import { currentLanguage } from './current.server';
import { createTranslation, type Phrases } from './phrases';

type Lists = ReturnType<Content['collections']>;
/** What editors write in a hurry, and say of places: in English alone where it has no phrase. */
const FOREIGN_OF_STORMS = new Set(['title', 'summary', 'readMoreText', 'bannerText', 'department', 'name']);
const FOREIGN_OF_WARM_PLACES = new Set(['services', 'access', 'languages']);

interface Speaking {
  /** What it was made from. */
  readonly phrases: Phrases | undefined;
  readonly editors: Overrides | undefined;
  readonly translated: ReturnType<typeof createTranslation>;
  /** Dictionaries by the English one that they stand on. */
  readonly dictionaries: WeakMap<Overrides, Overrides>;
  readonly ofStorms: ReturnType<typeof createTranslation>;
  readonly ofWarmPlaces: ReturnType<typeof createTranslation>;
  /** Lists by the English ones. */
  readonly lists: WeakMap<Lists, Lists>;
}

/**
 * Content and forms as the visitor of the request reads them: in the language of its address, with what editors say in that language
 * before our own words. Outside a request, and for English, they are what they were. docs/decisions/languages.md
 */
export function withLanguages<C extends Content>(
  content: C,
): { readonly content: C; readonly formsOf: (forms: Forms) => Forms } {
  const speaking = new Map<string, Speaking>();

  function speakingOf({ code }: Language): Speaking {
    const { phrases, answers = {}, dictionary: editors } = content.translations?.().get(code) ?? {};
    const known = speaking.get(code);
    if (known && known.phrases === phrases && known.editors === editors) return known;
    const made = {
      phrases,
      editors,
      translated: createTranslation(phrases ?? {}, { answers }),
      ofStorms: createTranslation(phrases ?? {}, { foreign: FOREIGN_OF_STORMS }),
      ofWarmPlaces: createTranslation(phrases ?? {}, { foreign: FOREIGN_OF_WARM_PLACES }),
      dictionaries: new WeakMap(),
      lists: new WeakMap(),
    };
    speaking.set(code, made);
    return made;
  }

  function dictionaryIn(language: Language): Overrides {
    const english = content.dictionary();
    const { editors, dictionaries } = speakingOf(language);
    const known = dictionaries.get(english) ?? { ...english, ...language.words, ...editors };
    dictionaries.set(english, known);
    return known;
  }

  /** Storms and warm places are on pages of the core; what else pages draw from lists is in English. */
  function listsIn(language: Language): Lists {
    const english = content.collections();
    const { lists, ofStorms, ofWarmPlaces } = speakingOf(language);
    const known = lists.get(english) ?? {
      ...english,
      storms: ofStorms(english.storms),
      warmPlaces: ofWarmPlaces(english.warmPlaces),
    };
    lists.set(english, known);
    return known;
  }

  const translated = <Part>(part: Part): Part => {
    const language = currentLanguage();
    return language ? speakingOf(language).translated(part) : part;
  };

  return {
    content: {
      ...content,
      settings: () => translated(content.settings()),
      dictionary: () => {
        const language = currentLanguage();
        return language ? dictionaryIn(language) : content.dictionary();
      },
      page: (route: string) => translated(content.page(route)),
      live: () => {
        const language = currentLanguage();
        const live = content.live();
        if (!language || !live.stormText) return live;
        const { bannerText: stormText } = speakingOf(language).ofStorms({ bannerText: live.stormText });
        return { ...live, stormText };
      },
      collections: () => {
        const language = currentLanguage();
        return language ? listsIn(language) : content.collections();
      },
    },
    formsOf: (forms) => ({ ...forms, byId: (id) => translated(forms.byId(id)) }),
  };
}
