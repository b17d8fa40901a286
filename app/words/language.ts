import type { ReplyWords } from '~/domain/text-updates/reply';

export type Overrides = Readonly<Record<string, string>>;

/**
 * Texts are in `content/words/<code>.json`, code in `languages/<code>.ts`.
 * docs/decisions/languages.md
 */
export interface Language {
  /** As in `lang` and `hreflang`; pages are below `/<code>`. */
  readonly code: string;
  readonly name: string;
  readonly words: Overrides;
  /** Besides the English ones, which work in every language. */
  readonly replies: ReplyWords;
  /** In a sentence, for what people type into the site search. */
  readonly formsOfWord?: (word: string) => readonly string[];
  /** For the words around what was filled into a text, such as a number. */
  readonly adjust?: (text: string) => string;
}
