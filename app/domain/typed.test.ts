import { describe, expect, it } from 'vitest';
import { bareOf, cleanQuery, parseTypedJson, withoutInvisible } from './typed';

describe('characters that show nothing', () => {
  it.each([
    ['zero width space', 'a\u200Bb'],
    ['marks of direction', '\u200E\u200F\u202Aa\u202D\u202E\u202Cb\u2066\u2069\u061C'],
    ['soft hyphen', 'a\u00ADb'],
    ['byte order mark', '\uFEFFab'],
    ['word joiner', 'a\u2060b'],
    ['joiners between Latin letters', 'a\u200Db\u200C'],
    ['tags', 'ab\u{E0067}'],
  ])('%s: go', (_, text) => expect(withoutInvisible(text)).toBe('ab'));

  it.each(['👩\u200D🔧', '👩🏽\u200D🔧', 'می\u200Cخواهم', 'क्\u200Dष', 'plain', 'né\u00a0e\n'])(
    '%s stays',
    (text) => expect(withoutInvisible(text)).toBe(text),
  );
});

it.each([
  ['(CB1)–9ZA.', 'CB19ZA'],
  ['+44 (0)77 00/900.123', '+4407700900123'],
  ['１０−００００', '100000'],
  ['a\u200B b', 'ab'],
])('the letters and digits of %j', (text, bare) => expect(bareOf(text)).toBe(bare));

it.each([
  ['value=CB1%E2%80%8B%209ZA', 'value=CB1%209ZA'],
  ['a=%EF%BB%BFx&b=%C2%AD', 'a=x&b='],
  ['a=%C3%A9+b&c=%2B44', 'a=%C3%A9+b&c=%2B44'],
  ['a=%E2%80&b=%', 'a=%E2%80&b=%'],
  ['', ''],
])('the query %j', (query, clean) => expect(cleanQuery(query)).toBe(clean));

it('texts in JSON are cleaned however deep they are, and nothing else changes', () =>
  expect(parseTypedJson('{"a":["x\\u200b",1,null,{"b":"\\ufeffy"}],"c":true}')).toEqual({
    a: ['x', 1, null, { b: 'y' }],
    c: true,
  }));
