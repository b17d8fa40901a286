import { readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '~/domain/brand/colours';
import { readBrand } from './profile';

const read = (id: string, file: string) => readFileSync(`operators/${id}/${file}`, 'utf8');
const json = (id: string, file: string): unknown => JSON.parse(read(id, file));
const raw = (id: string): Record<string, unknown> => ({
  ...(json(id, 'profile.json') as object),
  ...(json(id, 'look.json') as object),
  map: json(id, 'map.json'),
  regions: json(id, 'regions.json'),
});
const css = read('meridian', 'tokens.css');
const withCss = (from: string, to: string) => () =>
  readBrand(raw('meridian'), css.replaceAll(from, to));

describe.each(readdirSync('operators'))('%s', (id) => {
  it('has a profile and colours that the site can show', () => {
    expect(readBrand(raw(id), read(id, 'tokens.css')).operator.name).not.toBe('');
  });

  it('repeats its names for pages that could not load the rest', () =>
    expect(raw(id)['operator']).toMatchObject(raw(id)['names'] as object));

  it('has outlines for each region, and for all together', () => {
    const { regions } = readBrand(raw(id), read(id, 'tokens.css'));
    for (const file of ['outlines.json', 'boundaries.json']) {
      const names = (JSON.parse(read(id, file)) as { name: string }[]).map(({ name }) => name);
      expect(names).toEqual([...regions.map(({ code }) => code), 'service area']);
    }
  });
});

it.each([
  ['#000', '#fff', 21],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  const six = (colour: string) => (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour);
  expect(contrastOf(six(one), six(other))).toBeCloseTo(expected, 2);
});

describe('stops the start with a sentence', () => {
  it.each([
    [
      'text that is too pale',
      withCss('--link: #004a63;', '--link: #8ab;'),
      'tokens.css, light: --link (#88aabb) on --paper (#ffffff) has a contrast of 2.47, not 4.5.',
    ],
    [
      'marks that are too pale',
      withCss('--edge: #56757c;', '--edge: #bbb;'),
      'tokens.css, light: --edge (#bbbbbb) on --paper (#ffffff) has a contrast of 1.92, not 3.',
    ],
    [
      'no colour',
      withCss('--ink: #06262d;', '--ink: teal;'),
      'tokens.css gives --ink no colour like #0a0b0c: teal.',
    ],
    [
      'another colour of the browser',
      () =>
        readBrand(
          { ...raw('meridian'), themeColours: { ask: { light: '#f00', dark: '#000' } } },
          css,
        ),
      'profile.json, themeColours.night is wrong: Required.',
    ],
    [
      'regions out of order',
      () =>
        readBrand(
          {
            ...raw('meridian'),
            regions: [{ number: 2, code: 'LPN', name: 'London', distributorIds: [12] }],
          },
          css,
        ),
      'profile.json, regions is wrong: must be numbered 1, 2, 3 ….',
    ],
    [
      'a shape of feeds that does not exist',
      () => readBrand({ ...raw('meridian'), feedShape: 'square' }, css),
      /^profile\.json, feedShape is wrong: must be null or one of ukpn-live/,
    ],
  ])('%s', (_, start, sentence) => expect(start).toThrow(sentence));

  it('dark colours that differ by who chose them', () => {
    expect(() =>
      readBrand(raw('meridian'), css.replace('--paper: #04171c;', '--paper: #000;')),
    ).toThrow('tokens.css has two dark values of --paper: #000 and #04171c.');
  });
});
