import { milesBetween } from '../../warm/warm-place';
import { FIELDS, fieldNamed, FIELD_NAMES, type FieldKind, type FieldName, type OpenRecord } from './fields';
import { readMoment } from './moment';
import { QueryFault, readerOf, tokensOf, type Reader } from './tokens';
import { folded, hasWord, wordsIn } from './words';

export type Filter = (record: OpenRecord) => boolean;

const DEEPEST = 20;
const MOST_ITEMS = 100;
/** Each looks through whole texts, of every record. */
const MOST_TEXT_SEARCHES = 12;
const MOST_WORDS = 10;
const KM_PER_MILE = 1.609344;
/** In kilometres. */
const UNITS = { mm: 1e-6, cm: 1e-5, m: 1e-3, km: 1, in: 2.54e-5, ft: 3.048e-4, yd: 9.144e-4, mi: KM_PER_MILE } as const;

const COMPARISONS = {
  '=': (a: string | number, b: string | number) => a === b,
  '!=': (a: string | number, b: string | number) => a !== b,
  '>': (a: string | number, b: string | number) => a > b,
  '>=': (a: string | number, b: string | number) => a >= b,
  '<': (a: string | number, b: string | number) => a < b,
  '<=': (a: string | number, b: string | number) => a <= b,
} as const;
type Comparison = keyof typeof COMPARISONS;
const isComparison = (text: string): text is Comparison => Object.hasOwn(COMPARISONS, text);

const kindOf = (field: FieldName): FieldKind => FIELDS[field];

/** How much a question has asked for, in all its clauses. */
export interface Spent {
  textSearches: number;
}

/** Reads one clause. The rest of the state is where it stands, and how much has been asked for already. */
function parserOf(reader: Reader, spent: Spent) {
  function field(): FieldName {
    const { text } = reader.take('word', 'A field');
    const name = fieldNamed(text);
    if (name === null) throw new QueryFault(`Unknown field: ${text.slice(0, 60)}`);
    return name;
  }
  function textField(what: string): FieldName {
    const name = field();
    if (kindOf(name) !== 'text') throw new QueryFault(`${what} needs a text field, and ${name} is none`);
    return name;
  }
  function words(text: string): readonly string[] {
    spent.textSearches += 1;
    if (spent.textSearches > MOST_TEXT_SEARCHES)
      throw new QueryFault(`At most ${MOST_TEXT_SEARCHES} texts may be searched for`);
    const found = wordsIn(folded(text));
    if (found.length > MOST_WORDS) throw new QueryFault(`A text to search for has at most ${MOST_WORDS} words`);
    return found;
  }

  /** A value to compare a field with, as `comparable` gives the field's own. */
  function literal(name: FieldName): string | number {
    const kind = kindOf(name);
    const token = reader.peek();
    if (kind === 'point') throw new QueryFault(`${name} is a place: use within_distance`);
    if (token?.kind === 'number') {
      if (token.unit !== '' || kind === 'time') throw reader.faultHere(`A value for ${name}`);
      reader.take('number', 'A number');
      return kind === 'number' ? token.value : token.text;
    }
    if (token?.kind === 'typed') {
      const moment = token.type === 'date' && kind === 'time' ? readMoment(token.text) : null;
      if (moment === null) throw reader.faultHere(`A value for ${name}`);
      reader.take('typed', 'A date');
      return moment;
    }
    const { text } = reader.take('text', `A value for ${name}`);
    if (kind === 'text') return text;
    const value = kind === 'time' ? readMoment(text) : text.trim() === '' ? NaN : Number(text);
    if (value === null || Number.isNaN(value)) throw new QueryFault(`${name} is no text`);
    return value;
  }

  function compare(name: FieldName, sign: Comparison): Filter {
    const value = literal(name);
    const holds = COMPARISONS[sign];
    return (record) => {
      const own = record.comparable(name);
      // What has no value is unequal to any, and neither more nor less.
      return own === null ? sign === '!=' : holds(own, value);
    };
  }

  function isIn(name: FieldName): Filter {
    // A bracket that is turned outwards leaves its own end out: "]1..5[".
    const isAfter = reader.takeSign(']');
    if (isAfter || reader.takeSign('[')) {
      const from = literal(name);
      reader.expectSign('..');
      const to = literal(name);
      const isBefore = reader.takeSign('[');
      if (!isBefore) reader.expectSign(']');
      return (record) => {
        const own = record.comparable(name);
        return own !== null && (isAfter ? own > from : own >= from) && (isBefore ? own < to : own <= to);
      };
    }
    reader.expectSign('(');
    const values = new Set<string | number>();
    do values.add(literal(name));
    while (values.size < MOST_ITEMS && reader.takeSign(','));
    reader.expectSign(')');
    return (record) => {
      const own = record.comparable(name);
      return own !== null && values.has(own);
    };
  }

  /** Every word is in the text; one with "*" at its end begins one. */
  function isLike(name: FieldName): Filter {
    if (kindOf(name) !== 'text') throw new QueryFault(`like needs a text field, and ${name} is none`);
    const { text } = reader.take('text', 'A text');
    const parts = text.split(/\s+/).filter(Boolean);
    const asked = parts.flatMap((part) => {
      const inside = words(part);
      return inside.map((word, index) => ({ word, isBeginning: part.endsWith('*') && index === inside.length - 1 }));
    });
    if (asked.length === 0) throw new QueryFault('like needs a word');
    return (record) => asked.every(({ word, isBeginning }) => hasWord(record.folded(name), word, isBeginning));
  }

  function comparison(): Filter {
    const name = field();
    const isNegated = reader.isKeyword('not') && (reader.isKeyword('in', 1) || reader.isKeyword('like', 1));
    if (isNegated) reader.takeKeyword('not');
    const token = reader.peek();
    const negatedAs = (filter: Filter): Filter => (isNegated ? (record) => !filter(record) : filter);
    if (reader.takeKeyword('in')) return negatedAs(isIn(name));
    if (reader.takeKeyword('like')) return negatedAs(isLike(name));
    if (token?.kind !== 'sign' || !isComparison(token.text)) throw reader.faultHere('A comparison');
    reader.take('sign', 'A comparison');
    return compare(name, token.text);
  }

  /** In front of a text: fields, `*` or none, the last two for all. */
  function textFields(what: string): readonly FieldName[] {
    const fields: FieldName[] = [];
    if (reader.takeSign('*')) reader.expectSign(',');
    while (reader.peek()?.kind === 'word') {
      fields.push(textField(what));
      reader.expectSign(',');
    }
    return fields.length > 0 ? fields : FIELD_NAMES.filter((name) => kindOf(name) === 'text');
  }

  /** `search("words")`, `search(*, "words")`, `search(field, field, "words")`: each word begins one in any of the fields. */
  function search(): Filter {
    const all = textFields('search');
    const asked = words(reader.take('text', 'A text').text);
    return (record) => asked.every((word) => all.some((name) => hasWord(record.folded(name), word, true)));
  }

  function startsWith(): Filter {
    const all = textFields('startswith');
    const start = folded(reader.take('text', 'A text').text);
    return (record) => all.some((name) => record.values[name] !== null && record.folded(name).startsWith(start));
  }

  /** `within_distance(geopoint, geom'POINT(lon lat)', 10km)` */
  function withinDistance(): Filter {
    const name = field();
    if (kindOf(name) !== 'point') throw new QueryFault(`within_distance needs a place, and ${name} is none`);
    reader.expectSign(',');
    const { type, text } = reader.take('typed', "geom'POINT(lon lat)'");
    const centre = type === 'geom' ? pointOf(text) : null;
    if (centre === null) throw new QueryFault("A place is written as geom'POINT(lon lat)'");
    reader.expectSign(',');
    const { value, unit } = reader.take('number', 'A distance');
    const known = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase() as keyof typeof UNITS] : null;
    if (known === null || value < 0) throw new QueryFault('A distance is a number with its unit, such as 10km or 5mi');
    const miles = (value * known) / KM_PER_MILE;
    return ({ values }) => {
      const own = values[name];
      return own !== null && typeof own === 'object' && milesBetween({ lat: own.lat, lng: own.lon }, centre) <= miles;
    };
  }

  const CALLS: Readonly<Record<string, () => Filter>> = {
    search,
    startswith: startsWith,
    within_distance: withinDistance,
  };

  function primary(depth: number): Filter {
    if (depth > DEEPEST) throw new QueryFault(`The clause is nested more than ${DEEPEST} deep`);
    if (reader.takeSign('(')) {
      const inner = either(depth + 1);
      reader.expectSign(')');
      return inner;
    }
    if (!reader.isSign('(', 1)) return comparison();
    const { text } = reader.take('word', 'A condition');
    const call = Object.hasOwn(CALLS, text.toLowerCase()) ? CALLS[text.toLowerCase()] : undefined;
    if (!call) throw new QueryFault(`Unknown function: ${text.slice(0, 60)}`);
    reader.expectSign('(');
    const filter = call();
    reader.expectSign(')');
    return filter;
  }
  function negated(depth: number): Filter {
    let isNot = false;
    while (reader.takeKeyword('not')) isNot = !isNot;
    const filter = primary(depth);
    return isNot ? (record) => !filter(record) : filter;
  }
  function both(depth: number): Filter {
    const filters = [negated(depth)];
    while (reader.takeKeyword('and')) filters.push(negated(depth));
    return filters.length === 1 ? (filters[0] as Filter) : (record) => filters.every((filter) => filter(record));
  }
  function either(depth: number): Filter {
    const filters = [both(depth)];
    while (reader.takeKeyword('or')) filters.push(both(depth));
    return filters.length === 1 ? (filters[0] as Filter) : (record) => filters.some((filter) => filter(record));
  }
  return either;
}

/** "POINT(0.14 52.19)" */
function pointOf(text: string) {
  const [, lon, lat] = /^ ?POINT ?\( ?(-?[\d.]{1,20}) {1,4}(-?[\d.]{1,20}) ?\) ?$/i.exec(text.slice(0, 80)) ?? [];
  const place = { lng: Number(lon ?? NaN), lat: Number(lat ?? NaN) };
  return Math.abs(place.lng) <= 180 && Math.abs(place.lat) <= 90 ? place : null;
}

/**
 * The filter that a `where` clause stands for, in the part of Opendatasoft's query language that clients of live faults use. Throws
 * `QueryFault` for anything else. Text of the clause never becomes a pattern. docs/decisions/for-other-programs.md
 * @param spent shared by all clauses of one question
 */
export function filterOf(where: string, spent: Spent = { textSearches: 0 }): Filter {
  const reader = readerOf(tokensOf(where));
  if (reader.isAtEnd()) return () => true;
  const filter = parserOf(reader, spent)(0);
  if (!reader.isAtEnd()) throw reader.faultHere('The end of the clause, and, or or');
  return filter;
}
