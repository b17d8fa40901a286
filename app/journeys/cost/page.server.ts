import { json } from '@remix-run/node';
import { textsOf } from '~/words/texts';
import { cost as costTexts } from '#words/en.json';
import type { CostOutcome, CostPageData } from './cost-data';
import { isFailure } from '~/domain/failure';
import { costSchema } from '~/forms/schemas/cost';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { checkForm } from '~/server/lib/posted-form.server';
import type { CostEstimates } from '~/server/ports/calculator/port';

const LONGEST = 100;

async function ask(costs: CostEstimates, postcode: string, kva: number): Promise<CostOutcome> {
  try {
    return { kind: 'success', result: { postcode, kva, ...(await costs.estimate(postcode, kva)) } };
  } catch (error) {
    return { kind: 'error', why: isFailure(error, 'not-found') ? 'NoData' : 'Failed' };
  }
}

interface Gateways {
  readonly costs: CostEstimates;
  readonly content: Pick<Content, 'dictionary'>;
}
const NOTHING_ASKED = { data: null, fieldErrors: null };

export async function loadCostPage(
  request: Request,
  { costs, content }: Gateways,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const typed = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const values = { postcode: typed('postcode'), kva: typed('kva') };
  const wasAsked = query.has('postcode') || query.has('kva');
  const { data: asked, fieldErrors } = wasAsked
    ? await checkForm(costSchema, textsOf(costTexts, content.dictionary()), values)
    : NOTHING_ASKED;
  const outcome = asked && (await ask(costs, asked.postcode, asked.kva));
  const data: CostPageData = { values, fieldErrors: fieldErrors ?? {}, outcome };
  const failed = outcome?.kind === 'error';
  const status = fieldErrors ? 422 : failed ? (outcome.why === 'NoData' ? 404 : 503) : 200;
  // A page with a postcode in its URL must not be shared by caches.
  return json(data, {
    status,
    headers: { 'Cache-Control': wasAsked ? cachePolicy.private : cachePolicy.content },
  });
}
