import type { ReplyWords } from '~/domain/text-updates/reply';

/** Texts by name, in place of the English ones. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * A language other than English: `content/words/<code>.json`, and its code in
 * `languages/<code>.ts`. docs/decisions/languages.md
 */
export interface Language {
  /** As in `lang` and `hreflang`; its pages are below `/<code>`. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  /** Its texts by name. */
  readonly words: Overrides;
  /** Its words for replying to texts, besides the English ones, which work in every language. */
  readonly replies: ReplyWords;
  /** Other forms that a word takes in a sentence, for what people type into the site search. */
  readonly formsOfWord?: (word: string) => readonly string[];
  /** Adjusts the words around what was filled into a text, such as a number. */
  readonly adjust?: (text: string) => string;
}
