import { FIELD_NAMES, fieldNamed, type FieldName, type OpenRecord } from './fields';
import { QueryFault, readerOf, tokensOf, type Reader } from './tokens';

const MOST_NAMES = 60;
const MOST_ORDERS = 5;

/** What a result shows: a field, under its own name or another. */
export interface Shown {
  readonly field: FieldName;
  readonly name: string;
}

function field(reader: Reader): FieldName {
  const { text } = reader.take('word', 'A field');
  const name = fieldNamed(text);
  if (name === null) throw new QueryFault(`Unknown field: ${text.slice(0, 60)}`);
  return name;
}

/** The fields that a name stands for in `include(…)` and `exclude(…)`; `*` at its beginning or end for anything. */
function fieldsLike(reader: Reader): readonly FieldName[] {
  reader.expectSign('(');
  const isEnd = reader.takeSign('*');
  const { text } = reader.take('word', 'A field');
  const isStart = reader.takeSign('*');
  reader.expectSign(')');
  const found = FIELD_NAMES.filter(
    (name) =>
      name === text ||
      (isStart && isEnd && name.includes(text)) ||
      (isStart && name.startsWith(text)) ||
      (isEnd && name.endsWith(text)),
  );
  if (found.length === 0) throw new QueryFault(`Unknown field: ${text.slice(0, 60)}`);
  return found;
}

/**
 * `select`: `*`, fields, fields under another name (`nocustomeraffected as homes`), `include(…)` and `exclude(…)`. Throws `QueryFault`.
 */
export function shownBy(select: string): readonly Shown[] {
  const reader = readerOf(tokensOf(select));
  const all = FIELD_NAMES.map((name) => ({ field: name, name }));
  if (reader.isAtEnd()) return all;
  const shown = new Map<string, Shown>();
  do {
    if (reader.takeSign('*')) {
      for (const one of all) shown.set(one.name, one);
      continue;
    }
    if (reader.isSign('(', 1) && reader.takeKeyword('include')) {
      for (const own of fieldsLike(reader)) shown.set(own, { field: own, name: own });
      continue;
    }
    if (reader.isSign('(', 1) && reader.takeKeyword('exclude')) {
      if (shown.size === 0) for (const one of all) shown.set(one.name, one);
      for (const own of fieldsLike(reader)) shown.delete(own);
      continue;
    }
    const name = field(reader);
    const alias = reader.takeKeyword('as') ? reader.take('word', 'A name').text : name;
    shown.set(alias, { field: name, name: alias });
  } while (shown.size <= MOST_NAMES && reader.takeSign(','));
  if (!reader.isAtEnd()) throw reader.faultHere('A comma or the end');
  return [...shown.values()];
}

export const resultOf = ({ values }: OpenRecord, shown: readonly Shown[]): Record<string, unknown> =>
  Object.fromEntries(shown.map(({ field: own, name }) => [name, values[own]]));

interface Order {
  readonly field: FieldName;
  readonly isFalling: boolean;
}

/** `order_by`: `field`, `field asc`, `field desc`, `-field`, several with commas. Throws `QueryFault`. */
export function ordersBy(clause: string): readonly Order[] {
  // A minus stands before a word here and nowhere else.
  const parts = clause.split(',', MOST_ORDERS + 1).map((part) => part.trim());
  if (parts.length > MOST_ORDERS) throw new QueryFault(`At most ${MOST_ORDERS} fields may order`);
  return parts.map((part) => {
    const isMinus = part.startsWith('-');
    const reader = readerOf(tokensOf(isMinus ? part.slice(1) : part));
    const name = field(reader);
    if (name === 'geopoint') throw new QueryFault('A place orders nothing');
    const isFalling = !isMinus && reader.takeKeyword('desc');
    if (!isMinus && !isFalling) reader.takeKeyword('asc');
    if (!reader.isAtEnd()) throw reader.faultHere('asc, desc or a comma');
    return { field: name, isFalling: isMinus || isFalling };
  });
}

/** What has no value comes last, whichever way. */
export function comparerOf(orders: readonly Order[]) {
  return (a: OpenRecord, b: OpenRecord): number => {
    for (const { field: name, isFalling } of orders) {
      const [first, second] = [a.comparable(name), b.comparable(name)];
      if (first === second) continue;
      if (first === null) return 1;
      if (second === null) return -1;
      return (first < second ? -1 : 1) * (isFalling ? -1 : 1);
    }
    return 0;
  };
}
