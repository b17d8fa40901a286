/** What is wrong with a query, in a sentence for whoever wrote it. */
export class QueryFault extends Error {}

export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }
  /** A number, with the unit that stands right behind it: "10km". */
  | { readonly kind: 'number'; readonly value: number; readonly unit: string; readonly text: string }
  /** `date'…'` or `geom'…'` */
  | { readonly kind: 'typed'; readonly type: string; readonly text: string };

const LONGEST = 2000;
const MOST_TOKENS = 500;
const SIGNS = ['>=', '<=', '!=', '..', '=', '>', '<', '(', ')', '[', ']', ',', '*'];

const isSpace = (letter: string): boolean => /\s/.test(letter);
const isDigit = (letter: string): boolean => /[0-9]/.test(letter);
const isWordStart = (letter: string): boolean => /[A-Za-z_]/.test(letter);
const isWord = (letter: string): boolean => /[A-Za-z0-9_]/.test(letter);

/** The tokens of a clause, from left to right, each letter looked at once. Throws `QueryFault`. */
export function tokensOf(query: string): readonly Token[] {
  if (query.length > LONGEST) throw new QueryFault(`The clause is longer than ${LONGEST} characters`);
  const tokens: Token[] = [];
  let at = 0;

  const here = (): string => query.charAt(at);
  function run(isPart: (letter: string) => boolean): string {
    const start = at;
    while (at < query.length && isPart(here())) at += 1;
    return query.slice(start, at);
  }
  /** A text in quotes; a backslash takes the next letter as it is. */
  function quoted(): string {
    const quote = here();
    let text = '';
    for (at += 1; at < query.length; at += 1) {
      if (here() === quote) {
        at += 1;
        return text;
      }
      if (here() === '\\') at += 1;
      text += here();
    }
    throw new QueryFault('A text has no closing quote');
  }
  function number(): Token {
    const start = at;
    if (here() === '-') at += 1;
    run(isDigit);
    // "1..5" is a range, not a number with two points.
    if (here() === '.' && isDigit(query.charAt(at + 1))) {
      at += 1;
      run(isDigit);
    }
    const text = query.slice(start, at);
    return { kind: 'number', value: Number(text), unit: run(isWordStart), text };
  }
  function word(): Token {
    const text = run(isWord);
    return here() === "'" || here() === '"'
      ? { kind: 'typed', type: text.toLowerCase(), text: quoted() }
      : { kind: 'word', text };
  }
  function next(): Token {
    const letter = here();
    if (letter === "'" || letter === '"') return { kind: 'text', text: quoted() };
    if (letter === '`') return { kind: 'word', text: quoted() };
    if (isWordStart(letter)) return word();
    if (isDigit(letter) || (letter === '-' && isDigit(query.charAt(at + 1)))) return number();
    const sign = SIGNS.find((known) => query.startsWith(known, at));
    if (sign === undefined) throw new QueryFault(`Nothing can begin with ${JSON.stringify(letter)}`);
    at += sign.length;
    return { kind: 'sign', text: sign };
  }

  for (run(isSpace); at < query.length; run(isSpace)) {
    if (tokens.length >= MOST_TOKENS) throw new QueryFault(`The clause has more than ${MOST_TOKENS} parts`);
    tokens.push(next());
  }
  return tokens;
}

/** Reads tokens one after another. */
export function readerOf(tokens: readonly Token[]) {
  let at = 0;
  const peek = (ahead = 0): Token | undefined => tokens[at + ahead];
  const isSign = (text: string, ahead = 0): boolean => {
    const token = peek(ahead);
    return token?.kind === 'sign' && token.text === text;
  };
  /** Whether a word of the language stands here, in any case. */
  const isKeyword = (text: string, ahead = 0): boolean => {
    const token = peek(ahead);
    return token?.kind === 'word' && token.text.toLowerCase() === text;
  };
  const faultHere = (expected: string): QueryFault => {
    const token = peek();
    return new QueryFault(
      `${expected} is expected ${token ? `at ${JSON.stringify(token.text.slice(0, 40))}` : 'at the end'}`,
    );
  };
  function takeIf(is: boolean): boolean {
    if (is) at += 1;
    return is;
  }
  function expectSign(text: string): void {
    if (!takeIf(isSign(text))) throw faultHere(JSON.stringify(text));
  }
  return {
    peek,
    isSign,
    isKeyword,
    faultHere,
    expectSign,
    takeSign: (text: string): boolean => takeIf(isSign(text)),
    takeKeyword: (text: string): boolean => takeIf(isKeyword(text)),
    isAtEnd: (): boolean => at >= tokens.length,
    /** The token here, which is taken if it is of this kind. */
    take<Kind extends Token['kind']>(kind: Kind, expected: string): Extract<Token, { kind: Kind }> {
      const token = peek();
      if (token?.kind !== kind) throw faultHere(expected);
      at += 1;
      return token as Extract<Token, { kind: Kind }>;
    },
  };
}
export type Reader = ReturnType<typeof readerOf>;
