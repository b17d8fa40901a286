import { expandGroups } from '~/domain/address-search';
import { INCIDENT_PATH, incidentUrl } from '~/domain/incident/for-address';
import { afterPlannedForm } from '~/domain/offers/after-form';
import { sectorOf } from '~/domain/postcode';
import type { Submission } from '~/forms/engine/payload';
import { logger } from '~/server/lib/logger.server';
import { checksOf } from '~/server/ports/offers/checks.server';
import { keepOffersVisit, offersVisitIn } from '~/server/ports/offers/visit-cookie.server';
import { OFFERS_PATH } from '~/journeys/planned/planned-lookup.server';
import { SearchedAddress, writeVisit, type Visit } from '~/server/visit/session.server';
import { within } from '~/server/lib/within.server';
import type { FormRequest } from './context.server';
import type { FormGateways } from './gateways';

const LIMIT_MS = 1500;

/** The address that the form is about: the one the visit remembers, or the one chosen in the form, as the directory has it. */
async function addressOf(mpan: string, visit: Visit, { addresses }: FormGateways): Promise<SearchedAddress | null> {
  if (visit.searchedAddress?.mpan === mpan) return visit.searchedAddress;
  const results = await within(LIMIT_MS, addresses.search({ value: mpan, isMpan: true }), []);
  const found = expandGroups(results).find((address) => address.mpan === mpan);
  return SearchedAddress.safeParse(found).data ?? null;
}

/**
 * Where the future planned form leads once it is sent, null for its own thank-you page, with the cookies to set. `submission` is
 * null where it had been sent before. Specification: journeys, section 4; decisions J-912 to J-915.
 */
export async function afterPlannedFormSent(
  { cookies: asked, gateways }: Pick<FormRequest, 'cookies' | 'gateways'>,
  submission: Pick<Submission, 'Address'> | null,
  visit: Visit,
): Promise<{ readonly to: string | null; readonly cookies: readonly string[] } | null> {
  const mpan = (submission ? submission.Address?.Mpan : visit.searchedAddress?.mpan) || null;
  const address = mpan === null ? null : await addressOf(mpan, visit, gateways);
  if (mpan === null || !address) return null;
  const offersHidden = gateways.content.live().hideOffersPageFromFuturePlannedJourney;
  const before = offersVisitIn(asked, mpan);
  const check = offersHidden ? 'failed' : await checksOf(gateways.offers, logger).registration(mpan);
  const stop = afterPlannedForm({ hasMeterPoint: true, offersHidden, check, fromPlannedSearch: before.fromSearch });
  const reference = check === 'failed' ? visit.futurePlannedIncidentRef : check.incidentReference;
  const sector = sectorOf(address.postcode);
  const kept: Visit = {
    ...visit,
    searchedAddress: address,
    originPostcodeSector: sector,
    futurePlannedIncidentRef: reference,
  };
  const cookies = [keepOffersVisit({ ...before, formSent: true }), await writeVisit(kept)];
  if (stop === 'own') return { to: null, cookies };
  if (stop === 'offers') return { to: `${OFFERS_PATH}?sent=true`, cookies };
  return { to: reference === null ? INCIDENT_PATH : incidentUrl(reference, sector), cookies };
}
