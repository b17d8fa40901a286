import { z } from 'zod';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { CostEstimates } from './port';

const Money = z.number().finite().min(0);
const Calculator = z.object({
  Min: Money,
  Avg: Money,
  Max: Money,
  Area: z.string().max(100),
  DemandRange: z.string().max(100),
}) satisfies Reads<'Calculator'>;

export function createHttpCosts(client: Pick<HttpClient, 'get'>): CostEstimates {
  return {
    async estimate(postcode, kva) {
      const query = new URLSearchParams({ postcode, kva: String(kva) }).toString();
      const { Min, Avg, Max, Area, DemandRange } = await orUnavailable(
        client.get(`/api/calculator?${query}`, Calculator),
        'not-found',
      );
      return { min: Min, avg: Avg, max: Max, area: Area, demandRange: DemandRange };
    },
  };
}
