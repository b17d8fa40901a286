import type { Instant } from '~/domain/time/instant';
import { fieldsOfPage, type Definition } from '~/forms/engine/definition';
import { setServerAnswer, type DraftAnswers } from '~/forms/engine/draft-answers';
import { valueOf, type FormValues } from '~/forms/engine/form-values';
import type { BotAround } from '~/forms/fields/view';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { passes, type BotCheck } from '~/server/ports/bot-check/bot-check';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Act } from '~/server/ports/bot-check/uses.server';

/** The most that our own check gives where a service is configured but said nothing: nobody is surely a person, and nobody is locked out. */
const WITHOUT_SERVICE = 0.7;

/** The alias of the question that holds the score, on this page of the form. */
export function scoreFieldOn(definition: Definition, slug: string): string | null {
  const page = definition.pages.find((one) => one.slug === slug);
  return (page && fieldsOfPage(page).find(({ type }) => type === 'recaptcha')?.alias) ?? null;
}

/** Works out the score, given when the visitor began the form. */
export type ScoreOf = (began: Instant | null) => number;

/**
 * The bot score of the sender of this page. A person opened the page more than a moment ago, and uses its token for nothing else; where a service
 * is configured and was asked in the page, its answer counts as well. A service that fails locks nobody out. `address` is the visitor's, which the service is told. The page is shown again with another token, so that a person just sends again.
 */
export async function scoreOfPage(
  address: string,
  posted: FormValues,
  { challenge, service, uses }: BotChecks,
  acts: readonly [Act, ...Act[]],
): Promise<ScoreOf> {
  const token = tokenIn(posted);
  const id = challenge.idOf(token);
  const use = id === null ? null : await uses.take(id, acts);
  const said = use?.said ?? (service && (await saidByService(address, posted, service)));
  if (id !== null && use?.isOurs && use.said === null && said !== null) await uses.keepSaid(id, said);
  return (began) => {
    if (use?.isOurs === false) return 0;
    const { score } = challenge.judge(token, began);
    if (!service || !passes(score)) return score;
    return said ?? Math.min(score, WITHOUT_SERVICE);
  };
}

const saidByService = (address: string, posted: FormValues, service: BotCheck): Promise<number | null> => {
  const token = valueOf(posted, BOT_INPUTS.service).slice(0, 4096);
  if (token === '') return Promise.resolve(null);
  return service.scoreOf(token, address).then(
    ({ score }) => score,
    () => null,
  );
};

/** The score goes into the draft; a low one does not stop a report of a power cut: rate limits take its place. Decision F-613. */
export function withScore(definition: Definition, kept: DraftAnswers, alias: string, score: number): DraftAnswers {
  if (definition.pageType !== 'reportAPowerCut' || passes(score))
    return setServerAnswer(definition, kept, alias, score);
  return { ...kept, answers: { ...kept.answers, [alias]: null } };
}

/** The token that a page was posted with. */
const tokenIn = (posted: FormValues): string => valueOf(posted, BOT_INPUTS.token).slice(0, 1000);

/** The token for the page; a page that is shown again continues from the posted one. */
export function botAround(
  definition: Definition,
  slug: string,
  { challenge, service }: BotChecks,
  posted?: FormValues,
): BotAround | null {
  if (scoreFieldOn(definition, slug) === null) return null;
  return { token: challenge.issue(posted && tokenIn(posted)), siteKey: service?.siteKey ?? null };
}
