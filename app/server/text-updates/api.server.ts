import { textsOf } from '~/cms/texts';
import { textUpdateTexts } from '~/cms/texts/text-updates';
import { parseMobile } from '~/domain/mobile';
import { mobileFault, signUpFaults, type SignUpFault } from '~/domain/text-updates/sign-up';
import { answerApi, notAccepted, privateJson, readJsonBody } from '../api.server';
import { cachePolicy } from '../cache-policy';
import type { Content } from '../content/content';
import { idempotencyKeyOf } from '../idempotency-key.server';
import type { Incidents } from '../incidents/incidents';
import { readVisit } from '../session.server';
import { enforceTextLimits, type TextLimits } from './limits.server';
import { isPostcodeKnown, signUpOf } from './request';
import type { TextUpdates } from './text-updates';
import { WireSignUp, WireStop } from './wire';

const MOST_BYTES = 4000;

export interface TextUpdateGateways {
  readonly textUpdates: TextUpdates;
  readonly textLimits: TextLimits;
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly content: Pick<Content, 'dictionary'>;
}
type Say = ReturnType<typeof textsOf<typeof textUpdateTexts>>;

const WIRE_NAMES = {
  mobile: 'telephoneNumber',
  name: 'customerName',
  postcode: 'postcode',
  live: 'liveIncidentOptIn',
} as const;

function refusal(faults: readonly SignUpFault[], t: Say): Response {
  const errors = faults.map(({ field, fault }) => ({ field: WIRE_NAMES[field], message: t(fault) }));
  return notAccepted(errors.length === 1 ? t('textOneProblem') : t('textProblems', { count: errors.length }), errors);
}

const keptForLater = () => new Response(null, { status: 202, headers: { 'Cache-Control': cachePolicy.noStore } });

/** PUT /api/text-updates. Form engine, sections 3 and 7; journeys, sections 4 and 7. */
export const answerSignUp = (request: Request, gateways: TextUpdateGateways): Promise<Response> =>
  answerApi(async () => {
    const t = textsOf(textUpdateTexts, gateways.content.dictionary());
    const body = await readJsonBody(request, WireSignUp, MOST_BYTES);
    const key = idempotencyKeyOf(request);
    const reference = body.incidentId ?? null;
    const incident = reference === null ? null : (gateways.incidents.snapshot()?.byReference.get(reference) ?? null);
    const saved = (await readVisit(request)).searchedAddress;
    const asked = {
      mobile: body.telephoneNumber,
      name: body.customerName ?? '',
      postcode: body.postcode ?? '',
      mpan: body.mpan ?? null,
      addressLine1: body.addressLine1 ?? null,
      live: body.liveIncidentOptIn,
      futureUnplanned: body.futureIncidentsOptIn,
      futurePlanned: body.futurePlannedOptIn,
      key,
    };
    const faults = signUpFaults(
      { ...asked, live: asked.live && reference !== null, future: asked.futureUnplanned || asked.futurePlanned },
      { postcodeKnown: isPostcodeKnown(saved, incident, Date.now()) },
    );
    if (faults.length > 0) return refusal(faults, t);
    await enforceTextLimits(gateways.textLimits, request, parseMobile(asked.mobile) ?? '', t('textTooMany'));
    const answer = await gateways.textUpdates.signUp(signUpOf(asked, { saved, incident, reference }));
    if (answer.kind === 'kept') return keptForLater();
    return privateJson({ success: answer.reason === null, reason: answer.reason });
  });

/** POST /api/text-updates: stops them, for one address or altogether. The answer is the same for every number. Journeys, sections 3, 4 and 7. */
export const answerStop = (request: Request, gateways: TextUpdateGateways): Promise<Response> =>
  answerApi(async () => {
    const t = textsOf(textUpdateTexts, gateways.content.dictionary());
    const { telephoneNumber, mpan } = await readJsonBody(request, WireStop, MOST_BYTES);
    const key = idempotencyKeyOf(request);
    const faults = mobileFault(telephoneNumber);
    const mobile = parseMobile(telephoneNumber);
    if (mobile === null) return refusal(faults, t);
    await enforceTextLimits(gateways.textLimits, request, mobile, t('textTooMany'));
    const answer = await gateways.textUpdates.stop({ mobile, mpan: mpan ?? null, key });
    return answer.kind === 'kept' ? keptForLater() : privateJson({ result: 0 });
  });
