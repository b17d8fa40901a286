import { parsePostcode } from '../postcode';

/** What somebody wants who answers one of our texts. `off` names a postcode where one was sent along. */
export type Reply =
  | { readonly word: 'stop' | 'status' | 'help' | 'unknown'; readonly language?: string }
  | { readonly word: 'off'; readonly postcode: string | null; readonly language?: string };

/** What each of our words is called in a language, in capitals without accents. */
export type ReplyWords = Readonly<Record<'stop' | 'off' | 'status' | 'help', readonly string[]>>;

/** Longer texts are looked at up to here: every word of ours stands at the beginning. */
const LONGEST = 320;

/** The words of the mobile networks count as well: whoever wants out must not have to find ours. */
const ENGLISH: ReplyWords = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPT OUT', 'PLEASE STOP'],
  off: ['OFF', 'STILL OFF', 'STILLOFF', 'POWER OFF'],
  status: ['STATUS'],
  help: ['HELP', 'INFO'],
};
const WORDS = ['stop', 'off', 'status', 'help'] as const;

/** Capital letters and digits, one space between words. Accents and quotes go without a trace: "don't" stays one word. */
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

/** The first postcode among the words, written with a space or without. */
function postcodeIn(text: string): string | null {
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    const found = parsePostcode(word) ?? parsePostcode(`${word} ${words[index + 1] ?? ''}`);
    if (found) return found.postcode;
  }
  return null;
}

/**
 * Reads a reply, whatever its case, spaces and points. A postcode alone is the answer to our question for one, which only OFF asks.
 * @param others the words of other languages, by their codes: a reply with one of them says which language it is in
 */
export function readReply(
  message: string,
  others: readonly (readonly [code: string, words: ReplyWords])[] = [],
): Reply {
  const text = plain(message);
  for (const [language, words] of [[null, ENGLISH] as const, ...others]) {
    const word = WORDS.find((one) => begins(text, words[one]));
    const said = language === null ? {} : { language };
    if (word) return word === 'off' ? { word, postcode: postcodeIn(text), ...said } : { word, ...said };
  }
  const postcode = parsePostcode(text)?.postcode ?? null;
  return postcode === null ? { word: 'unknown' } : { word: 'off', postcode };
}
