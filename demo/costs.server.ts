import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { parsePostcode } from '~/domain/postcode';
import { PostcodeInput } from '~/server/lib/api-input';
import { parseInput, queryOf } from '~/server/lib/api.server';
import type { CostModel } from '~/server/ports/calculator/model';
import { respond, type Answers } from './answers.server';

const Question = z.object({ postcode: PostcodeInput, kva: z.coerce.number().positive().finite() });
const noData = () =>
  new Failure('not-found', 'We currently have no data for this postcode', 'postcode');
const toPence = (amount: number): number => Math.round(amount * 100) / 100;

/** Editors can change the table in content; the same request always gets the same answer. */
export function costAnswers(model: CostModel): Answers {
  return {
    '/api/calculator': {
      GET: (request) => {
        const { postcode: text, kva } = parseInput(Question, queryOf(request));
        const postcode = parsePostcode(text);
        if (!postcode || model.withoutData.includes(postcode.postcode)) throw noData();
        const area = model.areas.find(({ postcodeAreas }) => postcodeAreas.includes(postcode.area));
        const band = model.bands.find(({ upTo }) => kva <= upTo);
        if (!area || !band) throw noData();
        const average = (band.fixed + band.perKva * kva) * area.factor;
        const { below, above } = model.spread;
        return respond<'Calculator'>({
          Min: toPence(average * (1 - below)),
          Avg: toPence(average),
          Max: toPence(average * (1 + above)),
          Area: area.name,
          DemandRange: band.name,
        });
      },
    },
  };
}
