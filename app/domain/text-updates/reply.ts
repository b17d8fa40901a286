import { parsePostcode } from '../postcode';

export type Reply =
  | { readonly word: 'stop' | 'status' | 'help' | 'unknown'; readonly language?: string }
  | { readonly word: 'off'; readonly postcode: string | null; readonly language?: string };

/** In capitals without accents. */
export type ReplyWords = Readonly<Record<'stop' | 'off' | 'status' | 'help', readonly string[]>>;

/** Only the start of a long text is read, because our words come first. */
const LONGEST = 320;

/** The mobile networks' words count too: nobody should have to find ours to stop texts. */
const ENGLISH: ReplyWords = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPT OUT', 'PLEASE STOP'],
  off: ['OFF', 'STILL OFF', 'STILLOFF', 'POWER OFF'],
  status: ['STATUS'],
  help: ['HELP', 'INFO'],
};
const WORDS = ['stop', 'off', 'status', 'help'] as const;

/** Capitals and digits with single spaces, without accents and quotes: "don't" stays one word. */
const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .replace(/[^A-Z\d]+/g, ' ')
    .trim();

const begins = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text === word || text.startsWith(`${word} `));

function postcodeIn(text: string): string | null {
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    const found = parsePostcode(word) ?? parsePostcode(`${word} ${words[index + 1] ?? ''}`);
    if (found) return found.postcode;
  }
  return null;
}

/**
 * A postcode alone answers our question for one, which only OFF asks. `others` are the words of
 * other languages, by code: a reply with one of them also tells its language.
 */
export function readReply(
  message: string,
  others: readonly (readonly [code: string, words: ReplyWords])[] = [],
): Reply {
  const text = plain(message);
  for (const [language, words] of [[null, ENGLISH] as const, ...others]) {
    const word = WORDS.find((one) => begins(text, words[one]));
    const languageField = language === null ? {} : { language };
    if (word)
      return word === 'off'
        ? { word, postcode: postcodeIn(text), ...languageField }
        : { word, ...languageField };
  }
  const postcode = parsePostcode(text)?.postcode ?? null;
  return postcode === null ? { word: 'unknown' } : { word: 'off', postcode };
}
