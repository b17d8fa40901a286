import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsAsList, itemsOfList } from './json-list';

const parse = (text: string): unknown[] =>
  [...itemsOfList(Buffer.from(text))].map((item) => JSON.parse(item.toString()) as unknown);

describe('items of a JSON list', () => {
  it.each([
    ['[]'],
    [' [ ] \n'],
    ['[1]'],
    ['[null, true ,"a,]}", -1.5e3]'],
    ['[{"a":"\\"","b":"\\\\"},{"c":["]",{"d":"}"}]}]'],
    ['[[],[[]],{}]'],
    ['["é","…","😀","é\\\\\\"…"]'],
  ])('%s', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
    expect(beginsAsList(Buffer.from(text))).toBe(true);
  });

  it('are those of JSON.parse, however the list is written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (list, indent) => {
        expect(parse(JSON.stringify(list, null, indent))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  it('refuse every text that JSON.parse refuses', () => {
    const letters = fc.constantFrom(...'[]{}",:\\1 a', 'null', '{"a":1}');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
        const text = `[${parts.join('')}`;
        let whole: unknown = null;
        try {
          whole = JSON.parse(text);
        } catch {
          expect(() => parse(text)).toThrow(SyntaxError);
          return;
        }
        expect(parse(text)).toEqual(whole);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['{}', '', 'null', '<html>', ' {"list":[]}'])('%s is no list', (text) => {
    expect(beginsAsList(Buffer.from(text))).toBe(false);
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});
