import { randomUUID } from 'node:crypto';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import type { Incident } from '~/domain/incident/incident';
import type { Say } from '~/forms/fixed/validator';
import { mobileSchema, signUpSchema, type SignUpAnswers } from '~/forms/schemas/text-updates';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { botChallenge, scoreOfFields } from '~/journeys/form/load/bots.server';
import { coversPostcode } from '~/domain/incident/place/still-off';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { FAILURES, type signedUp } from './outcomes';
import { NUMBER_ONLY, TEXT_UPDATES, type SignUpData } from './sign-up-data';
import { callerOf } from '~/server/lib/caller.server';
import { passes } from '~/server/ports/bot-check/port';
import { metrics } from '~/server/lib/metrics';
import { languageOf } from '~/server/languages/request-language';
import { pageData, seeOther } from '~/server/answers.server';
import {
  checkForm,
  postedFields,
  type Checked,
  type Fields,
} from '~/server/lib/posted-form.server';
import type { TextUpdateGateways } from '~/server/texts/sign-ups/api.server';
import { addressOfPage } from './page-address.server';
import { keyOfPress, postedKey, sendOnce, signUpDone } from './posted-key.server';
import { keepTexted } from './texted.server';
import {
  isInPowerCut,
  isOver,
  isPostcodeKnown,
  signUpOf,
  type SavedAddress,
} from '~/server/texts/sign-ups/request';

const EMPTY: SignUpData['values'] = {
  name: '',
  mobile: '',
  postcode: '',
  signUpForLiveUpdates: true,
  // Texts about later power cuts need an explicit tick, so the box is never ticked in advance.
  signUpForFutureUpdates: false,
};

function incidentOf(request: Request, { incidents }: TextUpdateGateways): Incident | null {
  const reference = new URL(request.url).searchParams.get('incidentid') ?? '';
  return incidents.snapshot()?.byReference.get(reference) ?? null;
}

function toSignedUp(
  how: keyof typeof signedUp,
  { mobile, live }: { mobile: string; live: boolean },
) {
  return seeOther(`${TEXT_UPDATES}/signed-up?as=${how}`, [
    signUpDone(),
    keepTexted(mobile, live ? 'live' : 'later'),
  ]);
}

/** An incident that is gone has no more news. */
export const toLaterOnes = () => seeOther(TEXT_UPDATES);

interface Page {
  readonly request: Request;
  readonly requestKey?: string;
  readonly gateways: TextUpdateGateways;
  readonly variant: 'register' | 'incident';
}

function dataOf(
  { gateways, variant }: Page,
  incident: Incident | null,
  saved: SavedAddress | null,
  token?: string,
  more: Partial<SignUpData> = {},
): SignUpData {
  const t = textsOf(incidentWords, gateways.content.dictionary());
  return {
    incident: incident && {
      reference: incident.reference,
      place: townPlaceOf(incident, t),
      over: isOver(incident, Date.now()),
    },
    saved: saved?.fullAddress ?? null,
    requestKey: randomUUID(),
    bot: botChallenge(gateways.bots, token),
    // On an incident's page the postcode is prefilled and can be changed.
    values: { ...EMPTY, postcode: variant === 'incident' ? (saved?.postcode ?? '') : '' },
    postcodeKnown: isPostcodeKnown(saved, incident, Date.now()),
    fieldErrors: {},
    failure: null,
    numberOnly: false,
    asksAgain: false,
    ...more,
  };
}

export async function signUpPage(page: Page): Promise<SignUpData | null> {
  const incident = page.variant === 'incident' ? incidentOf(page.request, page.gateways) : null;
  if (page.variant === 'incident' && !incident) return null;
  const { requestKey } = page;
  return dataOf(
    page,
    incident,
    await addressOfPage(page.request),
    undefined,
    requestKey ? { requestKey } : {},
  );
}

async function checkRegister(
  t: Say,
  fields: Fields,
  saved: SavedAddress | null,
): Promise<Checked<SignUpAnswers>> {
  const { data, fieldErrors } = await checkForm(
    mobileSchema({ addressKnown: saved !== null }),
    t,
    fields,
  );
  if (fieldErrors) return { data: null, fieldErrors };
  const later = { signUpForLiveUpdates: false, signUpForFutureUpdates: true };
  return {
    data: { name: '', mobile: data.mobile, postcode: saved?.postcode ?? null, ...later },
    fieldErrors: null,
  };
}

async function checkNumber(t: Say, fields: Fields): Promise<Checked<SignUpAnswers>> {
  const { data, fieldErrors } = await checkForm(mobileSchema({ addressKnown: true }), t, fields);
  if (fieldErrors) return { data: null, fieldErrors };
  const live = { signUpForLiveUpdates: true, signUpForFutureUpdates: false };
  return { data: { name: '', mobile: data.mobile, postcode: null, ...live }, fieldErrors: null };
}

/** Each sign-up texts a number that anyone can type, so suspected bots send none. */
async function isPerson(
  request: Request,
  fields: Fields,
  key: string,
  { bots }: TextUpdateGateways,
): Promise<boolean> {
  const scoreOf = await scoreOfFields(request, fields, bots, ['texts', key]);
  if (passes(scoreOf(null))) return true;
  metrics.textSignUps.inc({ outcome: 'machine' });
  return false;
}

/** 303 to the result, or the page again with everything typed. */
export async function postSignUp(page: Page): Promise<Response> {
  const { request, gateways, variant } = page;
  const t = textsOf(textUpdateTexts, gateways.content.dictionary());
  const fields = await postedFields(request);
  const incident = variant === 'incident' ? incidentOf(request, gateways) : null;
  if (variant === 'incident' && !incident) return toLaterOnes();
  const numberOnly =
    incident !== null && !isOver(incident, Date.now()) && fields[NUMBER_ONLY] === 'true';
  const known = await addressOfPage(request);
  // Texts about one incident are about the visitor's address only if it is in it.
  const saved = numberOnly && !(known && coversPostcode(incident, known.postcode)) ? null : known;
  const token = fields[BOT_INPUTS.token] ?? '';
  // The incident page is cached, so its form has no key of its own.
  const isFromIncident = numberOnly && fields['requestKey'] === undefined;
  const key = isFromIncident
    ? keyOfPress(token || randomUUID(), fields['mobile'] ?? '', incident.reference)
    : postedKey(fields);
  const values = {
    name: fields['name'] ?? '',
    mobile: fields['mobile'] ?? '',
    postcode: fields['postcode'] ?? '',
    signUpForLiveUpdates: fields['signUpForLiveUpdates'] === 'true',
    signUpForFutureUpdates: fields['signUpForFutureUpdates'] === 'true',
  };
  const again = (status: number, more: Partial<SignUpData>) =>
    pageData(
      dataOf(page, incident, saved, token, { requestKey: key, values, numberOnly, ...more }),
      status,
    );
  const failed = (
    title: keyof typeof textUpdateTexts,
    body: keyof typeof textUpdateTexts,
    status: number,
    requestKey: string = randomUUID(),
  ) => again(status, { failure: { title: t(title), body: t(body) }, requestKey });

  const { data, fieldErrors } = numberOnly
    ? await checkNumber(t, fields)
    : incident
      ? await checkForm(
          signUpSchema({ postcodeKnown: isPostcodeKnown(saved, incident, Date.now()) }),
          t,
          fields,
        )
      : await checkRegister(t, fields, saved);
  if (fieldErrors) return again(422, { fieldErrors });
  if ((await gateways.textLimits.waitFor(request, data.mobile)) > 0)
    return failed('mpanFormThankYouErrorTitle', 'textTooMany', 429, key);
  // A page that is cached for everyone has no token of its own: the next press has one.
  if (isFromIncident && token === '') return again(200, { asksAgain: true });
  if (!(await isPerson(request, fields, key, gateways)))
    return isFromIncident
      ? again(200, { asksAgain: true, requestKey: randomUUID() })
      : failed('mpanFormThankYouErrorTitle', 'textCaptcha', 422, key);
  const by = {
    caller: callerOf(request),
    isInPowerCut: isInPowerCut(incident, known?.postcode ?? null, Date.now()),
  };
  if ((await gateways.textLimits.waitForSignUp(data.mobile, key, by)) > 0)
    return failed('mpanFormThankYouErrorTitle', 'textBudgetSpent', 429, key);

  const asked = {
    mobile: data.mobile,
    name: data.name,
    postcode: data.postcode,
    mpan: null,
    addressLine1: null,
    live: data.signUpForLiveUpdates,
    futureUnplanned: data.signUpForFutureUpdates,
    futurePlanned: data.signUpForFutureUpdates,
  };
  try {
    const language = languageOf(request)?.code;
    const answer = await sendOnce(key, (own) =>
      gateways.textUpdates.signUp({
        ...signUpOf(
          { ...asked, key: own },
          { saved, incident, reference: incident?.reference ?? null },
        ),
        ...(language && { language }),
        isFromPage: true,
      }),
    );
    const of = { mobile: data.mobile, live: asked.live };
    if (answer.kind === 'kept') return toSignedUp('kept', of);
    if (answer.reason === null) return toSignedUp('done', of);
    if (variant === 'register')
      return failed('mpanFormThankYouErrorTitle', 'mpanFormThankYouErrorBody', 422);
    const [title, body] = FAILURES[answer.reason];
    return failed(title, body, 422);
  } catch {
    return seeOther(`${TEXT_UPDATES}/submission-failure`);
  }
}
