import type { z } from 'zod';
import { textsOf } from '~/words/texts';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import type { FieldErrors } from '~/forms/fixed/validator';
import { mobileSchema, signUpSchema } from '~/forms/schemas/text-updates';
import {
  answerApi,
  apiError,
  notAPerson,
  privateJson,
  readJsonBody,
} from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { callerOf } from '~/server/lib/caller.server';
import type { Content } from '~/server/content/content';
import { idempotencyKeyOf } from '~/server/lib/idempotency-key.server';
import type { Incidents } from '~/server/incidents/incidents';
import { answerInvalidCall, checkForm } from '~/server/lib/posted-form.server';
import { metrics } from '~/server/lib/metrics';
import { passes } from '~/server/ports/bot-check/port';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import { storedScore, spendScore } from '~/server/ports/bot-check/score-cookie.server';
import { readVisit } from '~/server/visit/session.server';
import { enforceTextLimits, type TextLimits } from './sign-up-limits.server';
import { isInPowerCut, isPostcodeKnown, signUpOf } from './request';
import type { TextUpdates } from './port';
import { WireSignUp, WireStop } from './wire';

const MOST_BYTES = 4000;

export interface TextUpdateGateways {
  readonly textUpdates: TextUpdates;
  readonly textLimits: TextLimits;
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly content: Pick<Content, 'dictionary'>;
  readonly bots: BotChecks;
}
type Say = ReturnType<typeof textsOf<typeof textUpdateTexts>>;

const WIRE_NAMES = { mobile: 'telephoneNumber', name: 'customerName', live: 'liveIncidentOptIn' };

const refusal = (fieldErrors: FieldErrors, t: Say): Response =>
  answerInvalidCall(fieldErrors, WIRE_NAMES, (count) => t('textProblems', { count }));

const signUpInput = (body: z.output<typeof WireSignUp>, reference: string | null) => ({
  name: body.customerName,
  mobile: body.telephoneNumber,
  postcode: body.postcode,
  signUpForLiveUpdates: body.liveIncidentOptIn && reference !== null,
  signUpForFutureUpdates: body.futureIncidentsOptIn || body.futurePlannedOptIn,
});

const keptForLater = () =>
  new Response(null, { status: 202, headers: { 'Cache-Control': cachePolicy.noStore } });

export const answerSignUp = (request: Request, gateways: TextUpdateGateways): Promise<Response> =>
  answerApi(async () => {
    const t = textsOf(textUpdateTexts, gateways.content.dictionary());
    const body = await readJsonBody(request, WireSignUp, MOST_BYTES);
    const asKey = idempotencyKeyOf(request);
    const reference = body.incidentId ?? null;
    const incident =
      reference === null
        ? null
        : (gateways.incidents.snapshot()?.byReference.get(reference) ?? null);
    const saved = (await readVisit(request)).searchedAddress;
    const schema = signUpSchema({ postcodeKnown: isPostcodeKnown(saved, incident, Date.now()) });
    const { data, fieldErrors } = await checkForm(schema, t, signUpInput(body, reference));
    if (fieldErrors) return refusal(fieldErrors, t);
    const score = await spendScore(await storedScore(request, Date.now()), gateways.bots.uses, [
      'texts',
      asKey,
      body,
    ]);
    if (!score || !passes(score.score)) {
      metrics.textSignUps.inc({ outcome: 'machine' });
      return notAPerson(t('textCaptcha'));
    }
    // Without a key from the caller the score is the key, so a resend is the same request.
    const key = asKey ?? score.id;
    await enforceTextLimits(gateways.textLimits, request, data.mobile, t('textTooMany'));
    const wait = await gateways.textLimits.waitForSignUp(data.mobile, key, {
      caller: callerOf(request),
      isInPowerCut: isInPowerCut(incident, saved?.postcode ?? null, Date.now()),
    });
    if (wait > 0)
      return apiError('too-many-requests', t('textBudgetSpent'), null, {
        'Retry-After': String(wait),
      });
    const form = {
      mobile: data.mobile,
      name: data.name,
      postcode: data.postcode,
      mpan: body.mpan ?? null,
      addressLine1: body.addressLine1 ?? null,
      live: body.liveIncidentOptIn,
      futureUnplanned: body.futureIncidentsOptIn,
      futurePlanned: body.futurePlannedOptIn,
      language: body.language ?? undefined,
      key,
    };
    const answer = await gateways.textUpdates.signUp(
      signUpOf(form, { saved, incident, reference }),
    );
    if (answer.kind === 'kept') return keptForLater();
    return privateJson({ success: answer.reason === null, reason: answer.reason });
  });

/** For one address or all. The answer is the same for every number. */
export const answerStop = (request: Request, gateways: TextUpdateGateways): Promise<Response> =>
  answerApi(async () => {
    const t = textsOf(textUpdateTexts, gateways.content.dictionary());
    const { telephoneNumber, mpan } = await readJsonBody(request, WireStop, MOST_BYTES);
    const key = idempotencyKeyOf(request);
    const schema = mobileSchema({ addressKnown: true });
    const { data, fieldErrors } = await checkForm(schema, t, { mobile: telephoneNumber });
    if (fieldErrors) return refusal(fieldErrors, t);
    const { mobile } = data;
    await enforceTextLimits(gateways.textLimits, request, mobile, t('textTooMany'));
    const answer = await gateways.textUpdates.stop({ mobile, mpan: mpan ?? null, key });
    return answer.kind === 'kept' ? keptForLater() : privateJson({ result: 0 });
  });
