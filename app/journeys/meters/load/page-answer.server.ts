import type { ActionFunctionArgs } from '@remix-run/node';
import { wantsData } from '../as-data';
import { textsOf, type Texts } from '~/words/texts';
import { mpan as mpanTexts } from '#words/en.json';
import type { FieldErrors } from '~/forms/fixed/validator';
import type { FormData as Form, ManualFormData } from '../page-data';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { isReference } from '~/forms/engine/reference';
import { showAgain } from '~/journeys/form/load/after-post.server';
import { pageData, seeOther } from '~/server/answers.server';
import { isFailure } from '~/domain/failure';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import type { Act } from '~/server/ports/bot-check/uses.server';
import { passes } from '~/server/ports/bot-check/port';
import { botChallenge, scoreOfFields } from '~/journeys/form/load/bots.server';
import { waitOf } from '~/server/lib/rate-limit.server';
import type { Content } from '~/server/content/content';
import type { Fields } from '~/server/lib/posted-form.server';
import { writeFinderDraft, type FinderDraft } from './finder-cookie.server';
import type { FinderGateways } from './finder-gateways';
import type {
  AcceptedRequest,
  MpanRequests,
  RequestBodies,
  RequestKind,
} from '~/server/ports/mpan/port';

export type { Fields } from '~/server/lib/posted-form.server';

const WAIT_SECONDS = 60;

export interface Hindrance {
  readonly fieldErrors: FieldErrors;
  readonly isTooOften: boolean;
}
export type Again<Shown extends Form = Form> = Partial<Shown> & Partial<Hindrance>;

/** The status code tells programs what the page tells people. */
export function formAgain(
  { isTooOften = false, ...form }: (Form | ManualFormData) & Partial<Hindrance>,
  cookies: readonly string[] = [],
): Response {
  const isWrong = Object.keys(form.fieldErrors).length > 0;
  const answer = pageData(
    form,
    form.failed ? 503 : isTooOften ? 429 : isWrong ? 422 : 200,
    cookies,
  );
  if (isTooOften) answer.headers.set('Retry-After', String(WAIT_SECONDS));
  return answer;
}

export const thankYou = (request: Request, kept: FinderDraft | null): Response | null =>
  kept?.sent && new URL(request.url).searchParams.has('sent')
    ? pageData({ kind: 'sent', ...kept.sent })
    : null;

/** They get new values for each page. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'key',
  'intent',
  'address',
  ...Object.values(BOT_INPUTS),
]);
const shownIn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SHOWN.has(name)));

export interface FormGateways {
  readonly mpanRequests: MpanRequests;
  readonly bots: BotChecks;
}

export const finderTexts = ({
  content,
}: {
  readonly content: Pick<Content, 'dictionary'>;
}): Texts<typeof mpanTexts> => textsOf(mpanTexts, content.dictionary());

export const emptyForm = ({ mpanRequests, bots }: FormGateways, values: Fields = {}): Form => ({
  kind: 'form',
  key: mpanRequests.newReference(),
  bot: botChallenge(bots, values[BOT_INPUTS.token]),
  values: shownIn(values),
  address: null,
  fieldErrors: {},
  failed: false,
});

/** Identifies a repeated post: every field except regenerated ones, and the files. */
function actOf(fields: Fields, files: readonly string[]): Act {
  const isOwn = ([name]: readonly [string, string]) =>
    !Object.values<string>(BOT_INPUTS).includes(name);
  return ['finder', Object.entries(fields).filter(isOwn), files];
}

/**
 * Null if it may be sent. Otherwise a captcha score below 0.5 (a person's second try takes longer
 * than a machine's), a page already sent with other answers, or too many requests. Each request
 * emails somebody; the page explains what the API answers with 429.
 */
export async function heldBack(
  request: Request,
  fields: Fields,
  {
    bots,
    ...gateways
  }: { readonly bots: BotChecks; readonly content: Pick<Content, 'dictionary'> },
  files: readonly string[] = [],
): Promise<Hindrance | null> {
  const t = finderTexts(gateways);
  const because = (message: string, isTooOften = false) => ({
    fieldErrors: { emailAddress: message },
    isTooOften,
  });
  const act = actOf(fields, files);
  const id = bots.challenge.idOf(fields[BOT_INPUTS.token]?.slice(0, 1000) ?? '');
  if (id !== null && !(await bots.uses.take(id, [act])).isOurs) return because(t('mpanUsed'));
  const scoreOf = await scoreOfFields(request, fields, bots, act);
  if (!passes(scoreOf(null))) return because(t('mpanCaptcha'));
  // The same counter as the API's.
  const wait = waitOf(request, 'mpan-checker');
  return wait > 0 ? because(t('mpanTooOften'), true) : null;
}

export type Outcome = { readonly accepted: AcceptedRequest } | { readonly shown: Again };

const FAILED: Outcome = { shown: { failed: true } };

/** Once per key; a form changed after sending is another request. */
export async function accept<Kind extends RequestKind>(
  { mpanRequests, ...gateways }: Pick<FinderGateways, 'mpanRequests' | 'content'>,
  kind: Kind,
  body: RequestBodies[Kind],
  key: string | undefined,
): Promise<Outcome> {
  const idempotencyKey = isReference(key) ? key : undefined;
  try {
    const answer = await mpanRequests
      .request(kind, body, { idempotencyKey })
      .catch((error: unknown) => {
        if (isFailure(error, 'invalid')) return mpanRequests.request(kind, body, {});
        throw error;
      });
    if (answer.state === 'mailbox-full')
      return {
        shown: {
          fieldErrors: { emailAddress: finderTexts(gateways)('mpanMailboxFull') },
          isTooOften: true,
        },
      };
    return answer.state === 'refused' ? FAILED : { accepted: answer };
  } catch {
    return FAILED;
  }
}

/** As data for a pop-up, otherwise as a page that can be reloaded. */
export function answerSent(
  request: Request,
  form: string,
  path: string,
  { email, ...accepted }: AcceptedRequest & { email: string },
  cookies: readonly string[] = [],
): Response {
  const sent = { email, reference: accepted.reference, later: accepted.state === 'kept' };
  if (wantsData(request))
    return pageData({ kind: 'sent', ...sent }, 200, [...cookies, writeFinderDraft(null)]);
  const kept: FinderDraft = { form, sent };
  return seeOther(`${path}?sent=true`, [...cookies, writeFinderDraft(kept)]);
}

/** Answers with data for a pop-up, or the page again with its errors. */
export const finderAction =
  (post: (request: Request) => Promise<Response>) =>
  async ({
    request,
    context,
  }: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<Response> => {
    const answer = await post(request);
    return wantsData(request) ? answer : showAgain(context, answer);
  };
