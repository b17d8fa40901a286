import type { Instant } from '~/domain/instant';
import { fieldsOfPage, type Definition } from '~/forms/engine/definition';
import type { Journey } from '~/forms/engine/journey';
import { setByServer, type Kept } from '~/forms/engine/kept';
import { valueOf, type Posted } from '~/forms/engine/posted';
import type { BotAround } from '~/forms/fields/view';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { passes, type BotCheck } from '../bot-check/bot-check';
import type { BotChecks } from '../bot-check/create.server';
import type { Act } from '../bot-check/uses.server';
import { addressOf } from '../caller.server';

/** Without the service's own word nobody is surely a person, and nobody is locked out. */
const WITHOUT_SERVICE = 0.7;

/** The alias of the question that holds the score, on this page of the form. */
export function scoreFieldOn(definition: Definition, slug: string): string | null {
  const page = definition.pages.find((one) => one.slug === slug);
  return (page && fieldsOfPage(page).find(({ type }) => type === 'recaptcha')?.alias) ?? null;
}

/** The score, once it is known when the visitor began the form. */
export type ScoreOf = (began: Instant | null) => number;

/**
 * The score of whoever posted this page: what a person does not see was left empty, the page was opened, and not a moment
 * ago, and its token was used for nothing else; where a service is configured and was asked in the page, what it says. A service that
 * fails locks nobody out. The page is shown again with another token, so that a person just sends again.
 */
export async function scoreOfPage(
  request: Request,
  posted: Posted,
  { challenge, service, uses }: BotChecks,
  acts: readonly [Act, ...Act[]],
): Promise<ScoreOf> {
  const token = tokenIn(posted);
  const id = challenge.idOf(token);
  const use = id === null ? null : await uses.take(id, acts);
  const said = use?.said ?? (service && (await saidByService(request, posted, service)));
  if (id !== null && use?.isOurs && use.said === null && said !== null) await uses.keepSaid(id, said);
  return (began) => {
    if (valueOf(posted, BOT_INPUTS.trap) !== '' || use?.isOurs === false) return 0;
    const { score } = challenge.judge(token, began);
    if (!service || !passes(score)) return score;
    return said ?? Math.min(score, WITHOUT_SERVICE);
  };
}

const saidByService = (request: Request, posted: Posted, service: BotCheck): Promise<number | null> => {
  const token = valueOf(posted, BOT_INPUTS.service).slice(0, 4096);
  if (token === '') return Promise.resolve(null);
  return service.scoreOf(token, addressOf(request)).then(
    ({ score }) => score,
    () => null,
  );
};

/** The score goes into the draft; a report of a power cut is not stopped by a low one: rate limits stand in. Decision F-613. */
export function withScore(definition: Definition, kept: Kept, alias: string, score: number): Kept {
  if (definition.pageType !== 'reportAPowerCut' || passes(score)) return setByServer(definition, kept, alias, score);
  return { ...kept, answers: { ...kept.answers, [alias]: null } };
}

/** The token that a page was posted with. */
const tokenIn = (posted: Posted): string => valueOf(posted, BOT_INPUTS.token).slice(0, 1000);

/** What the page carries; shown again it goes on from what was posted. */
export function botAround(
  { definition }: Journey,
  slug: string,
  { challenge, service }: BotChecks,
  posted?: Posted,
): BotAround | null {
  if (scoreFieldOn(definition, slug) === null) return null;
  return { token: challenge.issue(posted && tokenIn(posted)), siteKey: service?.siteKey ?? null };
}
