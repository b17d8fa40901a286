import { isAware } from '~/domain/incident/variant';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import { parsePostcode } from '~/domain/postcode';
import type { Checked } from '../models/answer-model';
import { nothingModel, type MeterWord, type NothingModel } from '../models/nothing-model';
import type { Gateways } from '~/server/gateways.server';
import { addressAt } from './find.server';
import type { Visit } from '~/server/visit/session.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { pageWords } from './words.server';

const LIMIT_MS = 1500;
type Sources = Pick<Gateways, 'supply' | 'content'>;

/** A failed check counts as no. */
async function callsKnown(
  { supply, content }: Sources,
  postcode: string,
  mpan: string | null,
): Promise<boolean> {
  const twoCallsEnabled = content.live().twoCallsCheckEnabled;
  const [twoCalls, threeCalls] = await Promise.all([
    twoCallsEnabled ? withTimeout(LIMIT_MS, supply.twoCalls(postcode), false) : false,
    withTimeout(LIMIT_MS, supply.threeCalls(postcode, mpan), false),
  ]);
  return isAware({ twoCallsEnabled, twoCalls, threeCalls });
}

/** Null if there is no smart meter, it is unreachable, or it does not know. */
async function meterWord({ supply }: Sources, mpan: string): Promise<MeterWord> {
  const status = await withTimeout(LIMIT_MS, supply.smartMeterCheck(mpan), null);
  if (!status?.smartPingEnabled || !status.isSmart || status.onSupply === null) return null;
  return status.onSupply ? 'on' : 'off';
}

export async function nothingKnown(
  sources: Sources,
  {
    postcode,
    pin,
    homesOff = 0,
    visit,
    checked,
    now,
  }: {
    postcode: string | null;
    pin: Position | null;
    homesOff?: number;
    visit: Visit;
    checked: Checked;
    now: Instant;
  },
): Promise<NothingModel> {
  const address = pin ? null : addressAt(visit, postcode);
  const whole = parsePostcode(address?.postcode ?? postcode)?.postcode ?? null;
  const [aware, meter] = await Promise.all([
    whole === null ? false : callsKnown(sources, whole, address?.mpan ?? null),
    address?.mpan ? meterWord(sources, address.mpan) : null,
  ]);
  const { t } = pageWords(sources.content, aware ? 'aware' : 'not-aware');
  const fullAddress = address?.fullAddress ?? null;
  return nothingModel({
    t,
    now,
    aware,
    postcode: address?.postcode ?? postcode,
    fullAddress,
    atPin: pin !== null,
    meter,
    homesOff,
    checked,
  });
}
