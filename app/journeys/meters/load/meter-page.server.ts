import { distributorOf } from '~/domain/address-search';
import { isFailure } from '~/domain/failure';
import { meterFinderSchema } from '~/forms/schemas/finders';
import { METER_PATH } from '../mpan-paths';
import type { MeterPageData } from '../page-data';
import { pageData } from '~/server/answers.server';
import { checkForm, postedFields } from '~/server/lib/posted-form.server';
import type { FinderGateways } from './finder-gateways';
import { readFinderDraft } from './finder-cookie.server';
import type { MeterLookup } from '~/server/ports/mpan/port';
import {
  accept,
  answerSent,
  emptyForm,
  finderTexts,
  formAgain,
  heldBack,
  thankYou,
  type Again,
} from './page-answer.server';

type Gateways = Pick<FinderGateways, 'meters' | 'mpanRequests' | 'content' | 'bots'>;
const NAME = 'meter';

export function loadMeterPage(request: Request, gateways: Pick<Gateways, 'mpanRequests' | 'bots'>) {
  return thankYou(request, readFinderDraft(request, NAME)) ?? pageData(emptyForm(gateways));
}

/** Found in the settings by its name in capitals or by the meter point (J-956). */
function notOurs(
  { distributorMpid, mpan }: MeterLookup,
  meterNumber: string,
  { content }: Gateways,
): MeterPageData {
  const known = distributorOf({ distributorMpid, mpan, dno: -1 }, content.settings().distributors);
  const distributor = known && {
    name: known.name,
    logo: known.logo,
    phone: known.phone,
    website: known.website,
  };
  return { kind: 'not-ours', meterNumber, distributor };
}

/**
 * A meter of ours is submitted at once; an unknown meter or a failed lookup shows the other
 * options.
 */
export async function postMeterPage(request: Request, gateways: Gateways): Promise<Response> {
  const fields = await postedFields(request);
  const again = (more: Again): Response => formAgain({ ...emptyForm(gateways, fields), ...more });
  const { data, fieldErrors } = await checkForm(meterFinderSchema, finderTexts(gateways), fields);
  if (fieldErrors) return again({ fieldErrors });
  const held = await heldBack(request, fields, gateways);
  if (held) return again(held);

  const { meterNumber, emailAddress: email } = data;
  let meter: MeterLookup;
  try {
    meter = await gateways.meters.byMeterNumber(meterNumber);
  } catch (error) {
    const down = !isFailure(error, 'not-found');
    if (!down) return pageData({ kind: 'meter-not-found', meterNumber, down }, 404);
    const typed = { meterNumber, emailAddress: email, checkbox: 'true' };
    return pageData({ kind: 'meter-not-found', meterNumber, down, typed }, 503);
  }
  if (!meter.isUkpnDno) return pageData(notOurs(meter, meterNumber, gateways));
  const { mpan, supplierName, supplierNumber } = meter;
  if (!supplierName || !supplierNumber)
    return pageData({ kind: 'meter-not-found', meterNumber, down: false }, 404);

  // The automatic submission is the same request as by address (J-954).
  const body = { checkbox: true, emailAddress: email, mpan, supplierName, supplierNumber } as const;
  const outcome = await accept(gateways, 'mpan-checker', body, fields['key']);
  if ('shown' in outcome) return again(outcome.shown);
  return answerSent(request, NAME, METER_PATH, { ...outcome.accepted, email });
}
