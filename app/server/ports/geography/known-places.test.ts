import { describe, expect, it } from 'vitest';
import { isKnownTown } from '~/forms/engine/town';
import { demoBoundaries } from '#demo/boundaries.server';
import { knownPlaces, suggestPlaces } from './known-places';

const places = knownPlaces(demoBoundaries);

describe('known places [F-179, F-181, F-182]', () => {
  it('are those of our area, each with its loc [F-180]', () => {
    expect(places.length).toBeGreaterThan(700);
    expect(isKnownTown('brighton', places)).toBe(true);
    expect(isKnownTown('Southend on Sea', places)).toBe(true);
    expect(isKnownTown('Manchester', places)).toBe(false);
  });

  it.each([
    ['camb', 'Cambridge'],
    ['  NORW', 'Norwich'],
    ['bury st', 'Bury St Edmunds'],
    ['bury-st', 'Bury St Edmunds'],
    ['edmunds', 'Bury St Edmunds'],
    ["king's l", "King's Lynn"],
  ])('%j may become %s [F-183]', (text, town) =>
    expect(suggestPlaces(text, places).map(({ loc }) => loc)).toContain(town),
  );

  it.each(['', 'c', 'Cambridge', 'zzzz', '\u0000', 'x'.repeat(10_000), '剑桥'])(
    'nothing for %j',
    (text) => expect(suggestPlaces(text, places)).toEqual([]),
  );

  it('eight at most', () => expect(suggestPlaces('st', places).length).toBeLessThanOrEqual(8));
});
