import path from 'node:path';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { CostEstimates } from './costs';
import { createEmbeddedCosts } from './embedded.server';
import { createHttpCosts } from './http.server';
import { readCostModel } from './model';

/** The operator's own calculator where OPERATOR_URL names a service, else the table in content. */
export function createCostEstimates({
  env,
}: {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'CONTENT_DIR'>;
}): CostEstimates {
  if (env.OPERATOR_URL)
    return createHttpCosts(
      createHttpClient({ name: "the operator's calculator", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY }),
    );
  return createEmbeddedCosts(readCostModel(path.join(env.CONTENT_DIR, 'cost-model.json')));
}
