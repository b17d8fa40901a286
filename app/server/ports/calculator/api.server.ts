import { z } from 'zod';
import { textsOf } from '~/words/texts';
import { cost as costTexts } from '#words/en.json';
import { Failure, isFailure } from '~/domain/failure';
import { costSchema } from '~/forms/schemas/cost';
import { api, apiError, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { checkForm } from '~/server/lib/posted-form.server';
import type { CostEstimates } from './port';

const CostQuery = z.object({ postcode: z.string().max(100), kva: z.string().max(100) });

export const answerCalculator = api(
  { limit: 'calculator', query: CostQuery },
  async (
    { request, query },
    { costs, content }: { costs: CostEstimates; content: Pick<Content, 'dictionary'> },
  ) => {
    const say = textsOf(costTexts, content.dictionary());
    const { data, fieldErrors } = await checkForm(costSchema, say, query);
    if (fieldErrors) {
      const [[field, message] = ['', '']] = Object.entries(fieldErrors);
      return apiError('invalid', message, field);
    }
    try {
      const { min, avg, max, area, demandRange } = await costs.estimate(data.postcode, data.kva);
      const body = { Min: min, Avg: avg, Max: max, Area: area, DemandRange: demandRange };
      return sharedJson(request, JSON.stringify(body), cachePolicy.hour);
    } catch (error) {
      if (isFailure(error, 'not-found'))
        throw new Failure('not-found', say('costNoDataBody'), 'postcode');
      throw error;
    }
  },
);
