import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, expectSame, words } from '../support/filled-pages';
import type { Found } from '~/journeys/search/found';
import { shapeOf, withWords } from '~/journeys/search/load/shape';
import type { SearchAnswer } from '~/journeys/search/load/search-answer.server';
import { SearchPage } from '~/journeys/search/search-page';

const address = fc.record({
  title: words,
  place: fc.oneof(words, fc.constant('')),
  choice: words,
  isExport: fc.boolean(),
});
const found: fc.Arbitrary<Found> = fc.oneof(
  address,
  fc.record({ title: words, place: words, addresses: fc.array(address, { minLength: 2, maxLength: 4 }) }),
);
const answer: fc.Arbitrary<SearchAnswer> = fc
  .record({
    value: words,
    list: fc.array(found, { minLength: 1, maxLength: 6 }),
    recents: fc.array(address, { maxLength: 2 }),
    mode: fc.constantFrom('power-cut', 'homepage', 'header', 'area') as fc.Arbitrary<'power-cut'>,
  })
  .map(({ value, list, recents, mode }) => ({
    wait: 0,
    data: {
      ...{ form: null, purpose: { mode }, value, recents, error: null, gone: false, other: null, rotaLoad: null },
      shown: { kind: 'results', value, found: list },
    },
  }));
const drawAnswer = ({ data }: SearchAnswer) => draw(<SearchPage {...data} />, data);
const filler = (values: readonly string[]) => {
  let next = 0;
  return () => values[next++] ?? '';
};

describe('the list of addresses', () => {
  it('drawn with holes and filled it is the page drawn for what was typed', async () => {
    // React wants each entry of a list to differ.
    const distinct = answer.filter(({ data: { shown, recents } }) => {
      const choices = [recents, shown.kind === 'results' ? shown.found : []].map((list) =>
        list.map((one) => JSON.stringify(one)),
      );
      return choices.every((list) => new Set(list).size === list.length);
    });
    await fc.assert(
      fc.asyncProperty(distinct, async (asked) => {
        const shape = shapeOf(asked);
        const page = (values: readonly string[]) => drawAnswer(withWords(asked, filler(values)) ?? asked);
        expect(await page(shape?.values ?? [])).toBe(await drawAnswer(asked));
        await expectSame(shape?.values ?? [], page);
      }),
      { numRuns: 40 },
    );
  });

  it('answers of one shape share a page: each is what the other would be with its words', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 2, maxLength: 12 }), (answers) => {
        const pages = new Map<string, SearchAnswer>();
        for (const asked of answers) {
          const shape = shapeOf(asked);
          const first = pages.get(shape?.key ?? '') ?? asked;
          pages.set(shape?.key ?? '', first);
          expect(withWords(first, filler(shape?.values ?? []))).toEqual(asked);
        }
      }),
    );
  });

  it('what is no list, or leads back to a form, has no shape', () => {
    const [asked] = fc.sample(answer, 1);
    if (!asked) throw new Error('no example');
    expect(shapeOf(asked)).not.toBeNull();
    const { data } = asked;
    const others = [
      { shown: { kind: 'empty', value: 'x', failed: false } as const },
      { gone: true },
      { purpose: { ...data.purpose, returnTo: '/forms/a/b' } },
    ];
    for (const other of others) expect(shapeOf({ wait: 0, data: { ...data, ...other } })).toBeNull();
  });
});
