import { describe, expect, it } from 'vitest';
import { readDefinition } from '../engine/read-definition';
import { reviveDraft } from '../engine/draft-answers';
import { fieldTypes } from '../fields/registry';
import { formOf, wireForm, wirePage } from '../../../tests/fixtures/example-form';

const pages = [
  wirePage('One', { alias: 'name', type: 'text', caption: 'Name' }),
  wirePage(
    'Two',
    { alias: 'more', type: 'text', caption: 'More' },
    { alias: 'less', type: 'text', caption: 'Less' },
  ),
];
const short = {
  caption: 'Short',
  fieldsets: [{ caption: 'Short', columns: [{ fields: ['less'] }] }],
};
const faultsOf = (stormPages: unknown) => {
  const read = readDefinition(wireForm(pages, { stormPages }), fieldTypes);
  return read.ok ? [] : read.faults.map(({ place, reason }) => `${place}: ${reason}`);
};

describe('other pages of the same questions', () => {
  it('are named by their slug, and their fields by alias', () => {
    const { storm } = formOf(wireForm(pages, { stormPages: ['one', short] }));
    expect(storm?.pages.map(({ slug }) => slug)).toEqual(['one', 'short']);
    expect(storm?.pages[1]?.fieldsets[0]?.columns[0]?.map(({ caption }) => caption)).toEqual([
      'Less',
    ]);
  });

  it('keep the answers to what they leave out', () => {
    const { storm } = formOf(wireForm(pages, { stormPages: ['one', short] }));
    const answers = { name: 'Jo', more: 'A dog', less: '' };
    expect(reviveDraft(storm!, { answers, aside: {} })).toEqual({
      draftAnswers: { answers, hiddenAnswers: {} },
      lost: [],
    });
  });

  it.each([
    ['no page', ['three']],
    [
      'no field',
      [{ ...short, fieldsets: [{ caption: '', columns: [{ fields: ['none', 'less'] }] }] }],
    ],
  ])('are refused with the place and the reason where they name %s', (_, stormPages) =>
    expect(faultsOf(stormPages).join()).toMatch(
      /^stormPages, (?:page "three"|field "none").*does not exist/,
    ),
  );
});
