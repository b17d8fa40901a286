/** A joiner shows nothing, and yet shapes what stands at both sides of it: parts of an emoji, letters of Arabic or Hindi. */
const SHAPED = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|(?!\p{Script=Latin})\p{L})$/u;

function isJoining(text: string, at: number): boolean {
  if (text[at] !== '\u200C' && text[at] !== '\u200D') return false;
  const [before = '', after = ''] = [
    [...text.slice(Math.max(0, at - 2), at)].at(-1),
    [...text.slice(at + 1, at + 3)][0],
  ];
  return SHAPED.test(before) && SHAPED.test(after);
}

/**
 * A text without the characters that show nothing (category Cf), which phones and web pages put around what is copied from them.
 * Every border at which text comes in takes them out: nobody can correct what cannot be seen.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Cf}/gu, (sign, at: number) => (isJoining(text, at) ? sign : ''));

/** What is put between the characters of a number or a postcode: blanks, hyphens, full stops, commas, strokes, brackets. */
const BETWEEN = /[\s.,/·\u2212\p{Pd}\p{Ps}\p{Pe}]/gu;

/** The letters and digits of a number or a postcode, however they are parted, also typed on keyboards with wide letters. */
export const bareOf = (text: string): string => withoutInvisible(text.normalize('NFKC')).replace(BETWEEN, '');

/** The value of a JSON text, with what people typed in it as at every other border. */
export const parseTypedJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutInvisible(value) : value));

/** The query of an address without invisible characters. What cannot be decoded stays as it is. */
export const cleanQuery = (query: string): string =>
  query.replace(/(?:%[\dA-F]{2})+/gi, (coded) => {
    try {
      const text = decodeURIComponent(coded);
      const clean = withoutInvisible(text);
      return clean === text ? coded : encodeURIComponent(clean);
    } catch {
      return coded;
    }
  });
