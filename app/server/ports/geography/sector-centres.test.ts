import { describe, expect, it } from 'vitest';
import { realSectorCentres } from './sector-centres';
import sectors from './data/sectors.json';

const centres = sectors.map(([sector, lat, lng]) => ({
  sector: String(sector),
  lat: Number(lat),
  lng: Number(lng),
}));

function randomly(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const narrowAt = (lat: number) => Math.cos((lat * Math.PI) / 180);
const apart = (a: (typeof centres)[number], b: (typeof centres)[number]) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowAt(a.lat));

describe('the table of real sector centres', () => {
  it('finds the sector of 95 of 100 pins within its own size', () => {
    const random = randomly(26);
    let right = 0;
    for (let pin = 0; pin < 100; pin += 1) {
      const own = centres[Math.floor(random() * centres.length)];
      if (!own) throw new Error('there is no table');
      // A sector reaches about half way to its neighbours.
      const size =
        Math.min(...centres.filter((one) => one !== own).map((one) => apart(own, one))) / 2;
      const [turn, far] = [random() * 2 * Math.PI, size * random()];
      const found = realSectorCentres().nearest({
        lat: own.lat + far * Math.sin(turn),
        lng: own.lng + (far * Math.cos(turn)) / narrowAt(own.lat),
      });
      if (found === own.sector) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(95);
  });

  it('puts an unknown sector at its outcode, and a sector of nowhere at no place', () => {
    const { placeOf } = realSectorCentres();
    expect(placeOf('EH1 1')).not.toBeNull();
    expect(placeOf('ZZ1 1')).toBeNull();
  });
});
