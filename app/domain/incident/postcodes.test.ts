import { describe, expect, it } from 'vitest';
import { postcodesOf } from './postcodes';

const places = (count: number) => Array.from({ length: count }, (_, index) => `CB1 9A${index}`);

describe('postcodesOf [J-812]', () => {
  it.each([
    [{ postcodes: [], sectors: [] }, { kind: 'none' }],
    [
      { postcodes: places(12), sectors: ['CB1 9'] },
      { kind: 'few', places: places(12) },
    ],
    [
      { postcodes: [], sectors: ['CB1 9'] },
      { kind: 'few', places: ['CB1 9'] },
    ],
    [
      { postcodes: places(13), sectors: ['CB1 9'] },
      { kind: 'many', count: 13, sectors: ['CB1 9'], postcodes: places(13) },
    ],
    [
      { postcodes: [], sectors: places(13) },
      { kind: 'many', count: 13, sectors: places(13), postcodes: [] },
    ],
  ])('%#', (incident, expected) => expect(postcodesOf(incident)).toEqual(expected));
});
