import { describe, expect, it } from 'vitest';
import { distributorIdOf, parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';
import { demoPlaces, demoSectors } from './places';

const places = demoPlaces();
const premises = places.flatMap((place) =>
  place.premises.map((premise) => ({ ...place, ...premise })),
);

describe('the demonstration network', () => {
  it('is the same every time, and about fifty thousand addresses', () => {
    expect(demoPlaces()).toEqual(places);
    expect(premises.length).toBeGreaterThan(45_000);
    expect(premises.length).toBeLessThan(55_000);
  });

  it('has one valid meter point per address, of the right distributor', () => {
    expect(new Set(premises.map(({ mpan }) => mpan)).size).toBe(premises.length);
    const ids: Record<number, number> = { 1: 10, 2: 12, 3: 19 };
    const wrong = premises.filter(
      ({ mpan, dno }) => parseMpan(mpan) === null || distributorIdOf(mpan) !== (ids[dno] ?? dno),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps every scenario in a sector of its own', () => {
    const sectors = new Map<string, Set<string>>();
    for (const { postcode } of places) {
      const parsed = parsePostcode(postcode);
      expect(parsed?.postcode, postcode).toBe(postcode);
      const sector = parsed?.sector ?? '';
      sectors.set(sector, (sectors.get(sector) ?? new Set()).add(postcode));
    }
    const scenarios = [...sectors].filter(([sector]) => sector.endsWith(' 9'));
    expect(scenarios).toHaveLength(27);
    for (const [sector, postcodes] of scenarios) expect([...postcodes]).toEqual([`${sector}ZA`]);
    expect(sectors.has('CO1 9')).toBe(false);
  });

  it('calls from numbers kept for drama only', () => {
    expect(premises.filter(({ supplier }) => !/^0808 157 0\d{3}$/.test(supplier.phone))).toEqual(
      [],
    );
  });

  it('offers enough sectors for a storm, each with its ordinary postcodes', () => {
    const ordinary = demoSectors().filter(({ scenario }) => !scenario);
    expect(ordinary.length).toBeGreaterThan(1200);
    expect(new Set(demoSectors().map(({ sector }) => sector)).size).toBe(demoSectors().length);
    const placePostcodes = new Set(places.map(({ postcode }) => postcode));
    expect(
      ordinary
        .flatMap(({ postcodes }) => postcodes)
        .filter((postcode) => !placePostcodes.has(postcode)),
    ).toEqual([]);
  });

  it('puts the own network first', () => {
    const firstForeign = places.findIndex(({ dno }) => dno > 3);
    expect(places.slice(firstForeign).filter(({ dno }) => dno <= 3)).toEqual([]);
  });
});
