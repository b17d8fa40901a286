import { parsePostcode } from '../postcode';

/** What somebody wants who answers one of our texts. `off` names a postcode where one was sent along. */
export type Reply =
  | { readonly word: 'stop' | 'status' | 'help' | 'unknown' }
  | { readonly word: 'off'; readonly postcode: string | null };

/** Longer texts are looked at up to here: every word of ours stands at the beginning. */
const LONGEST = 320;

/** The words of the mobile networks count as well: whoever wants out must not have to find ours. */
const STOPS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPT OUT', 'PLEASE STOP'];
const OFFS = ['OFF', 'STILL OFF', 'STILLOFF', 'POWER OFF'];
const STATUSES = ['STATUS'];
const HELPS = ['HELP', 'INFO'];

/** Capital letters and digits, one space between words. Quotes go without a trace: "don't" stays one word. */
const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
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
 */
export function readReply(message: string): Reply {
  const text = plain(message);
  if (begins(text, STOPS)) return { word: 'stop' };
  if (begins(text, OFFS)) return { word: 'off', postcode: postcodeIn(text) };
  if (begins(text, STATUSES)) return { word: 'status' };
  if (begins(text, HELPS)) return { word: 'help' };
  const postcode = parsePostcode(text)?.postcode ?? null;
  return postcode === null ? { word: 'unknown' } : { word: 'off', postcode };
}
