import { sendsFrom } from '~/forms/engine/journey';
import { isOfAnotherTime, isUrgent } from '~/forms/engine/priority-note';
import { payloadOf, type Submission } from '~/forms/engine/payload';
import { summaryOf } from '~/forms/engine/summary';
import type { SendingData, DraftNotice } from '~/journeys/form/page-data';
import { OFFERS_PATH } from '~/journeys/planned/planned-lookup.server';
import { expandGroups } from '~/domain/address-search';
import { INCIDENT_PATH, incidentUrl } from '~/domain/incident/for-address';
import { afterPlannedForm } from '~/domain/offers/after-form';
import { sectorOf } from '~/domain/postcode';
import type { Draft } from '~/server/drafts/drafts';
import { logger } from '~/server/lib/logger.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { checksOf } from '~/server/ports/offers/checks.server';
import { keepOffersVisit, offersVisitIn } from '~/server/ports/offers/visit-cookie.server';
import { duplicateOf } from '~/server/submissions/duplicate-of.server';
import type { Accepted } from '~/server/submissions/submissions';
import { writeVisit, type Visit, SearchedAddress } from '~/server/visit/session.server';
import type { FormContext, FormRequest } from './form-context';
import { forwardPriorityNote, sendingWait } from './duplicate/forward-priority-note.server';
import type { FormGateways } from './gateways';
import { keepReference } from './reference-cookie.server';
import { thankYouPath } from './thank-you.server';

const LIMIT_MS = 1500;

/** Remembered by the visit or chosen in the form; as the directory has it. */
async function addressOf(
  mpan: string,
  visit: Visit,
  { addresses }: FormGateways,
): Promise<SearchedAddress | null> {
  if (visit.searchedAddress?.mpan === mpan) return visit.searchedAddress;
  const results = await withTimeout(LIMIT_MS, addresses.search({ value: mpan, isMpan: true }), []);
  const found = expandGroups(results).find((address) => address.mpan === mpan);
  return SearchedAddress.safeParse(found).data ?? null;
}

/**
 * Null for its own thank-you page. `submission` is null if it had already been sent (J-912 to
 * J-915).
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
  const check = offersHidden
    ? 'failed'
    : await checksOf(gateways.offers, logger).registration(mpan);
  const stop = afterPlannedForm({
    hasMeterPoint: true,
    offersHidden,
    check,
    fromPlannedSearch: before.fromSearch,
  });
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

export interface SentTo {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** The number's last digits; null if the report asked for no texts. */
export function textsTo({ formData }: Pick<Submission, 'formData'>): string | null {
  const fields = formData.flatMap(({ sectionFields }) => sectionFields);
  const answer = (alias: string) => String(fields.find(({ name }) => name === alias)?.value ?? '');
  if (answer('textUpdates') !== 'Yes') return null;
  const digits = (answer('textNumber') || answer('telephoneNumber')).replace(/\D/g, '');
  return digits.slice(-3) || null;
}

export async function sentTo(
  context: FormContext,
  { reference }: Accepted,
  submission: Submission | null,
): Promise<SentTo> {
  const { definition, visit } = context;
  const searchedAddress = definition.pageType === 'reportAPowerCut' ? null : visit.searchedAddress;
  const isAgain = submission === null && visit.sentForm?.id === definition.id;
  const sentForm = isAgain
    ? visit.sentForm
    : { id: definition.id, at: Date.now(), textsTo: submission && textsTo(submission) };
  const after: Visit = { ...visit, searchedAddress, sentForm, differentFrom: null };
  const planned =
    definition.pageType === 'futurePlannedPowerCut'
      ? await afterPlannedFormSent(context, submission, after)
      : null;
  const cookies = [await writeVisit(after), ...(planned?.cookies ?? [])];
  if (definition.includeReference) cookies.unshift(keepReference(reference));
  return { to: planned?.to ?? thankYouPath(definition), cookies };
}

export interface NotSent {
  readonly status: number;
  readonly draftNotice?: DraftNotice;
  readonly known?: string;
  /** Of the forwarded health or danger answers; null if none. */
  readonly noted?: string | null;
}

/**
 * Stores the submission with its reference before showing anything, and only once however often it
 * is posted.
 */
export async function sendAnswers(
  context: FormContext,
  draft: Draft,
  visitor: string,
  isAnyway: boolean,
): Promise<SentTo | NotSent> {
  const { definition, visit, base, gateways } = context;
  const { submissionKey: idempotencyKey, query } = draft;
  if (context.isDraft) return { status: 200, draftNotice: 'preview' };
  if (sendingWait(context, visitor) > 0) return { status: 429, draftNotice: 'too-many' };

  const reference = gateways.submissions.newReference();
  const incidentReference = visit.futurePlannedIncidentRef;
  const submission = payloadOf(
    context.journey(),
    { reference, incidentReference, query, language: gateways.content.language?.code },
    base,
  );
  const found =
    isAnyway || isOfAnotherTime(context.journey())
      ? null
      : await duplicateOf(submission, visit, gateways);
  // A visitor who said their power cut is a different one is not asked again.
  const known = found?.reference === visit.differentFrom ? null : found;
  try {
    if (known)
      return {
        status: 200,
        known: known.path,
        noted: await forwardPriorityNote(gateways, context.journey(), draft, submission, known),
      };
    const options = { idempotencyKey, draft: { visitor, form: definition.id } };
    const accepted = await gateways.submissions.submit(submission, options);
    return await sentTo(context, accepted, submission);
  } catch {
    return { status: 503, draftNotice: 'unavailable' };
  }
}

export type Why = Partial<Pick<SendingData, 'known' | 'noted'>>;

export function sendingView(
  { definition, base, journey }: Pick<FormContext, 'definition' | 'base' | 'journey'>,
  submissionKey: string,
  { known = null, noted = null }: Why = {},
): SendingData {
  return {
    sections: summaryOf(journey(), base).filter(({ slug }) => !sendsFrom(journey(), slug)),
    submissionKey,
    givesReference: definition.includeReference,
    known,
    isReport: definition.pageType === 'reportAPowerCut',
    noted,
    isUrgent: isUrgent(journey()),
  };
}
