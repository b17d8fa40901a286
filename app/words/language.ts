import type { ReplyWords } from '~/domain/text-updates/reply';
import type { Overrides } from './texts';

/** A language beside English: `content/words/<code>.json`, and what must be code in `languages/<code>.ts`. docs/decisions/languages.md */
export interface Language {
  /** As `lang` and `hreflang` say it; its pages are below `/<code>`. */
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
  /** Its words by the names of the texts. */
  readonly words: Overrides;
  /** What else our words are called by who answers a text: those of English work in every language. */
  readonly replies: ReplyWords;
  /** Stands before the title of a page whose form could not be accepted, where English says "Error: ". */
  readonly errorPrefix: string;
  /** Puts right what a filled-in figure changes in the words beside it. */
  readonly mended?: (text: string) => string;
}
