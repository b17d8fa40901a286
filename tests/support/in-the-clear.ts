/** Fewer letters than this turn up in random base64 by chance, once in some thousand runs. */
const SHORTEST = 8;

/** The text as it stands, without percent-encoding, and each longer run of base64 in it decoded. */
function* readings(text: string): Generator<string> {
  yield text;
  yield text.replaceAll(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(parseInt(code.slice(1), 16)),
  );
  for (const [run] of text.matchAll(/[\w+/-]{12,}/g)) {
    yield Buffer.from(run, 'base64url').toString('latin1');
  }
}

/**
 * Those of `values` that can be read in an encrypted cookie or row: as they are, percent-encoded or in base64. A value must
 * be one that random text cannot hold by chance: at least eight letters, or a character that base64 does not have.
 */
export function inTheClear(text: string, values: readonly string[]): string[] {
  for (const value of values) {
    if (value.length < SHORTEST && /^[\w+/=-]*$/.test(value)) {
      throw new Error(
        `"${value}" is so short that random text may hold it: look for the whole value`,
      );
    }
  }
  const all = [...readings(text)];
  return values.filter((value) => all.some((reading) => reading.includes(value)));
}
