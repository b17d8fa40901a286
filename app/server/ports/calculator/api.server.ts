import { z } from 'zod';
import { textsOf } from '~/words/texts';
import { cost as costTexts } from '#words/en.json';
import { Failure, isFailure } from '~/domain/failure';
import { costSchema } from '~/forms/schemas/cost';
import { answerApi, apiError, parseInput, queryOf, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { checkForm } from '~/server/lib/posted-form.server';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { CostEstimates } from './port';

export const COST_LIMIT = { perMinute: 120 };

const CostQuery = z.object({ postcode: z.string().max(100), kva: z.string().max(100) });

export const answerCalculator = (
  request: Request,
  { costs, content }: { costs: CostEstimates; content: Pick<Content, 'dictionary'> },
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'calculator', COST_LIMIT);
    const say = textsOf(costTexts, content.dictionary());
    const { data, fieldErrors } = await checkForm(
      costSchema,
      say,
      parseInput(CostQuery, queryOf(request)),
    );
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
  });
