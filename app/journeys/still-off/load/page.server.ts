import { isWholePostcode } from '~/domain/address';
import { randomUUID } from 'node:crypto';
import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { coversPostcode, mayBeStillOff } from '~/domain/incident/place/still-off';
import { isFailure } from '~/domain/failure';
import type { WireAddress } from '~/forms/engine/submission-field';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { stillOffSchema, type StillOffAnswers } from '~/forms/schemas/still-off';
import { botChallenge, scoreOfFields } from '~/journeys/form/load/bots.server';
import { answerFrom } from '~/forms/engine/address-answer';
import { keepReference } from '~/journeys/form/load/reference-cookie.server';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { postedKey } from '~/journeys/text-updates/posted-key.server';
import { pageData, seeOther } from '~/server/answers.server';
import type { Gateways } from '~/server/gateways.server';
import { callerOf } from '~/server/lib/caller.server';
import { checkForm, postedFields } from '~/server/lib/posted-form.server';
import { ReferenceInput } from '~/server/lib/api-input';
import { limiterOf } from '~/server/lib/rate-limit.server';
import { passes } from '~/server/ports/bot-check/port';
import { languageOf } from '~/server/languages/request-language';
import { inDirectory, isBelieved, withChecks } from '~/server/submissions/still-off-checks.server';
import { stillOffSubmission } from '~/server/submissions/still-off-submission';
import { readVisit, type SearchedAddress } from '~/server/visit/session.server';
import { incidentWords } from '~/words/incident';
import { stillOff as stillOffTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { STILL_OFF_SENT, type StillOffData } from '../still-off-data';

export type StillOffGateways = Pick<Gateways, 'content' | 'bots' | 'stillOff'> & {
  readonly incidents: Pick<Gateways['incidents'], 'snapshot'>;
  readonly submissions: Pick<Gateways['submissions'], 'newReference'>;
  readonly addresses: Pick<Gateways['addresses'], 'search'>;
};

const perAddress = limiterOf('still off, address');
const perMachine = limiterOf('still off, machine');
const WAIT_SECONDS = 60;

const referenceIn = (request: Request): string =>
  (new URL(request.url).searchParams.get('incidentid') ?? '').slice(0, 64);

async function ownAddress(
  request: Request,
  incident: Incident | null,
): Promise<SearchedAddress | null> {
  const { searchedAddress } = await readVisit(request);
  return searchedAddress &&
    !isWholePostcode(searchedAddress) &&
    (!incident || coversPostcode(incident, searchedAddress.postcode))
    ? searchedAddress
    : null;
}

function dataOf(
  { content, bots }: Pick<StillOffGateways, 'content' | 'bots'>,
  reference: string,
  incident: Incident | null,
  own: SearchedAddress | null,
  token?: string,
  more: Partial<StillOffData> = {},
): StillOffData {
  const words = textsOf(incidentWords, content.dictionary());
  return {
    incident: { reference, place: incident ? townPlaceOf(incident, words) : words('placeUnknown') },
    address: own?.fullAddress ?? null,
    requestKey: randomUUID(),
    bot: botChallenge(bots, token),
    values: { line: '', postcode: '', what: '', mobile: '' },
    fieldErrors: {},
    failure: null,
    ...more,
  };
}

/** Its page explains whether it is off again, gone or unknown. */
const toIncident = (reference: string) => seeOther(incidentUrl(reference, null));

export async function stillOffPage(
  request: Request,
  gateways: StillOffGateways,
): Promise<StillOffData | Response> {
  const reference = referenceIn(request);
  const incident = gateways.incidents.snapshot()?.byReference.get(reference);
  if (!incident || !mayBeStillOff(incident, Date.now())) return toIncident(reference);
  return dataOf(gateways, reference, incident, await ownAddress(request, incident));
}

function wireAddress(
  own: SearchedAddress | null,
  { line, postcode }: StillOffAnswers,
  meter: string | null,
): WireAddress {
  const typed = { addressLine1: line, addressLine2: '', addressLine3: '', addressLine4: '' };
  const lines = own ? answerFrom(own) : typed;
  return {
    AddressLine1: lines.addressLine1,
    AddressLine2: lines.addressLine2,
    AddressLine3: lines.addressLine3,
    AddressLine4: lines.addressLine4,
    Postcode: own?.postcode ?? postcode ?? '',
    Mpan: own ? own.mpan : meter,
    ManuallyEnteredAddress: own === null,
  };
}

const WHAT = { never: 'It never came back', again: 'It came back and went off again' } as const;

/** 303 to the thank-you page, or the page again with everything typed. */
export async function postStillOff(
  request: Request,
  gateways: StillOffGateways,
): Promise<Response> {
  const { addresses, bots, content, incidents, stillOff, submissions } = gateways;
  const t = textsOf(stillOffTexts, content.dictionary());
  const now = Date.now();
  const reference = referenceIn(request);
  const fields = await postedFields(request);
  const incident = incidents.snapshot()?.byReference.get(reference) ?? null;
  // An incident that left the list since the page was opened is still reported; one that is off
  // again is already known.
  const isGone = incident === null && ReferenceInput.safeParse(reference).success;
  if (!isGone && (!incident || !mayBeStillOff(incident, now))) return toIncident(reference);
  const own = await ownAddress(request, incident);
  const key = postedKey(fields);
  const again = (status: number, more: Partial<StillOffData>) =>
    pageData(
      dataOf(gateways, reference, incident, own, fields[BOT_INPUTS.token], {
        requestKey: key,
        values: {
          line: fields['line'] ?? '',
          postcode: fields['postcode'] ?? '',
          what: fields['what'] ?? '',
          mobile: fields['mobile'] ?? '',
        },
        ...more,
      }),
      status,
    );
  const failed = (status: number, body: keyof typeof stillOffTexts) =>
    again(status, { failure: { title: t('stillFailedTitle'), body: t(body) } });

  const { data, fieldErrors } = await checkForm(
    stillOffSchema({ addressKnown: own !== null }),
    t,
    fields,
  );
  if (fieldErrors) return again(422, { fieldErrors });
  if (incident && data.postcode !== null && !coversPostcode(incident, data.postcode))
    return again(422, { fieldErrors: { postcode: t('stillElsewhere') } });
  if (content.live().disableReportAPowerCutButtons) return failed(503, 'stillFailedText');

  const score = (await scoreOfFields(request, fields, bots, ['still off', key]))(null);
  const caller = callerOf(request);
  const wait = Math.max(
    perAddress.take(caller, now),
    passes(score) ? 0 : perMachine.take(caller, now),
  );
  if (wait > 0) {
    const answer = failed(429, 'stillTooMany');
    answer.headers.set('Retry-After', String(WAIT_SECONDS));
    return answer;
  }
  const home = data.postcode === null ? own : null;
  // Anyone can type an address, so only a home that the visit chose in the directory is counted.
  const isConfirmed = isBelieved(caller, reference, now);
  const reporter =
    home && isConfirmed && passes(score) ? { caller, visit: (await readVisit(request)).id } : null;
  const known = home
    ? { isKnown: true, mpan: null }
    : await inDirectory(addresses, data.line, data.postcode);
  const sent = stillOffSubmission({
    reference: submissions.newReference(),
    incident: reference,
    address: wireAddress(home, data, known.mpan),
    whatHappened: data.what && WHAT[data.what],
    mobile: data.mobile,
    toldBy: 'Website',
    at: now,
    language: languageOf(request)?.code,
  });
  const report = withChecks(sent, { isConfirmed, isAddressKnown: known.isKnown });
  try {
    const accepted = await stillOff.submit(report, { idempotencyKey: key, reporter });
    const sentTo = new URLSearchParams({ incidentid: reference }).toString();
    return seeOther(`${STILL_OFF_SENT}?${sentTo}`, [keepReference(accepted.reference)]);
  } catch (error) {
    // The key was used for something else, so it is sent again with a new one.
    if (isFailure(error, 'invalid'))
      return again(422, {
        requestKey: randomUUID(),
        failure: { title: t('stillFailedTitle'), body: t('stillFailedText') },
      });
    return failed(503, 'stillFailedText');
  }
}
