import { Failure } from '~/domain/failure';
import { parsePostcode } from '~/domain/postcode';
import type { CostEstimates } from './costs';
import type { CostModel } from './model';

const NO_DATA = 'We currently have no data for this postcode';
const noData = () => new Failure('not-found', NO_DATA, 'postcode');
const toPence = (amount: number): number => Math.round(amount * 100) / 100;

/** Estimates from the table in content: the same question always has the same answer. */
export function createEmbeddedCosts(model: CostModel): CostEstimates {
  return {
    async estimate(text, kva) {
      const postcode = parsePostcode(text);
      if (!postcode || model.withoutData.includes(postcode.postcode)) throw noData();
      const area = model.areas.find(({ postcodeAreas }) => postcodeAreas.includes(postcode.area));
      const band = model.bands.find(({ upTo }) => kva <= upTo);
      if (!area || !band) throw noData();
      const avg = (band.fixed + band.perKva * kva) * area.factor;
      const { below, above } = model.spread;
      return {
        min: toPence(avg * (1 - below)),
        avg: toPence(avg),
        max: toPence(avg * (1 + above)),
        area: area.name,
        demandRange: band.name,
      };
    },
  };
}
