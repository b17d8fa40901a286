import { parse } from 'csv-parse/sync';
import { textOfBytes } from '~/server/lib/read-body.server';
import type { Answer } from './shapes';

const MOST_ROWS = 50_000;
/** A quoted or bare name, a comma, and another: the head of a CSV file, not HTML or JSON. */
const CSV_HEAD = /^"?\w[\w ]{0,60}"?,"?\w/;

export function readAnswer(bytes: Buffer): Answer | null {
  const text = textOfBytes(bytes);
  if (CSV_HEAD.test(text)) return readCsv(text);
  try {
    return { body: JSON.parse(text) as unknown, head: null };
  } catch {
    return null;
  }
}

/** A row with too few or too many columns is read as far as it goes. */
function readCsv(text: string): Answer | null {
  try {
    let head: readonly string[] = [];
    const body: unknown[] = parse(text, {
      columns: (names: string[]) => {
        head = names;
        return names;
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    });
    return body.length > MOST_ROWS ? null : { body, head };
  } catch {
    return null;
  }
}
