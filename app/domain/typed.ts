/**
 * A joiner is invisible but shapes its neighbours: parts of an emoji, letters of Arabic or Hindi.
 */
const SHAPED =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|(?!\p{Script=Latin})\p{L})$/u;

function isJoining(text: string, at: number): boolean {
  if (text[at] !== '\u200C' && text[at] !== '\u200D') return false;
  const [before = '', after = ''] = [
    [...text.slice(Math.max(0, at - 2), at)].at(-1),
    [...text.slice(at + 1, at + 3)][0],
  ];
  return SHAPED.test(before) && SHAPED.test(after);
}

/**
 * Category Cf, which phones and web pages add to copied text. Applied wherever text enters, because
 * nobody can correct what they cannot see.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Cf}/gu, (sign, at: number) => (isJoining(text, at) ? sign : ''));

const BETWEEN = /[\s.,/·\u2212\p{Pd}\p{Ps}\p{Pe}]/gu;

/** Letters and digits, including full-width characters. */
export const bareOf = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).replace(BETWEEN, '');

export const parseTypedJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? withoutInvisible(value) : value,
  );

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
