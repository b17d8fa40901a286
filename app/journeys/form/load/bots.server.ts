import type { Instant } from '~/domain/time/instant';
import { fieldsOfPage, type Definition } from '~/forms/engine/definition';
import { setServerAnswer, type DraftAnswers } from '~/forms/engine/draft-answers';
import { valueOf, type FormValues } from '~/forms/engine/form-values';
import type { BotChallenge } from '~/forms/fields/view';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { passes, type BotCheck } from '~/server/ports/bot-check/port';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Act } from '~/server/ports/bot-check/uses.server';
import { addressOf } from '~/server/lib/caller.server';
import type { Fields } from '~/server/lib/posted-form.server';

/**
 * Our own check alone, without the configured service's answer: not a certain person, but not
 * blocked either.
 */
const WITHOUT_SERVICE = 0.7;

export function scoreFieldOn(definition: Definition, slug: string): string | null {
  const page = definition.pages.find((one) => one.slug === slug);
  return (page && fieldsOfPage(page).find(({ kind }) => kind.byServer === 'score')?.alias) ?? null;
}

export type ScoreOf = (began: Instant | null) => number;

/**
 * A person spends more than a moment on the page and uses its token only here; an answer from a
 * configured service also counts. A failing service blocks nobody. `address` is the visitor's IP
 * address, passed to the service. The page is shown again with a new token, so a person can simply
 * resend.
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
  const said = use?.score ?? (service && (await saidByService(address, posted, service)));
  if (id !== null && use?.isOurs && use.score === null && said !== null)
    await uses.keepScore(id, said);
  return (began) => {
    if (use?.isOurs === false) return 0;
    const { score } = challenge.judge(token, began);
    if (!service || !passes(score)) return score;
    return said ?? Math.min(score, WITHOUT_SERVICE);
  };
}

/** The same for a form that is one page: nothing is known of when it was begun. */
export const scoreOfFields = (
  request: Request,
  fields: Fields,
  bots: BotChecks,
  act: Act,
): Promise<ScoreOf> => {
  const posted = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
  return scoreOfPage(addressOf(request), posted, bots, [act]);
};

const saidByService = (
  address: string,
  posted: FormValues,
  service: BotCheck,
): Promise<number | null> => {
  const token = valueOf(posted, BOT_INPUTS.service).slice(0, 4096);
  if (token === '') return Promise.resolve(null);
  return service.scoreOf(token, address).then(
    ({ score }) => score,
    () => null,
  );
};

/** A low score does not block a power cut report; rate limits apply instead (F-613). */
export function withScore(
  definition: Definition,
  draft: DraftAnswers,
  alias: string,
  score: number,
): DraftAnswers {
  if (definition.pageType !== 'reportAPowerCut' || passes(score))
    return setServerAnswer(definition, draft, alias, score);
  return { ...draft, answers: { ...draft.answers, [alias]: null } };
}

const tokenIn = (posted: FormValues): string => valueOf(posted, BOT_INPUTS.token).slice(0, 1000);

/** What a form carries for the check. One that is shown again continues from the token it was sent with. */
export const botChallenge = (
  { challenge, service }: BotChecks,
  sentWith?: string,
): BotChallenge => ({
  token: challenge.issue(sentWith?.slice(0, 1000)),
  siteKey: service?.siteKey ?? null,
});

export function pageChallenge(
  definition: Definition,
  slug: string,
  bots: BotChecks,
  posted?: FormValues,
): BotChallenge | null {
  if (scoreFieldOn(definition, slug) === null) return null;
  return botChallenge(bots, posted && tokenIn(posted));
}
