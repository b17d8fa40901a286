import { firstOpen, redirectFrom, stopBefore } from '~/forms/engine/journey';
import { isOfAnotherTime, isUrgent } from '~/forms/engine/priority-note';
import { payloadOf, type Submission } from '~/forms/engine/payload';
import { valueOf } from '~/forms/engine/form-values';
import { ANYWAY, formPath, KEY, withOwnItem } from '~/forms/form-paths';
import { pageData, seeOther } from '~/server/answers.server';
import type { Draft } from '~/server/drafts/drafts';
import { writeVisit, type Visit, SearchedAddress } from '~/server/visit/session.server';
import { duplicateOf } from '~/server/submissions/duplicate-of.server';
import type { Accepted } from '~/server/submissions/submissions';
import { formContext, type FormContext, type FormRequest } from './context.server';
import type { FormGateways } from './gateways';
import { forwardPriorityNote, sendingWait } from './duplicate/forward-priority-note.server';
import { showNotice, storeNotice } from './notice.server';
import { tellingOf } from './page-view.server';
import { postedIn } from './post-page.server';
import { keepReference } from './reference-cookie.server';
import { isSent, ownThankYouPath, thankYouPath } from './thank-you.server';
import { expandGroups } from '~/domain/address-search';
import { INCIDENT_PATH, incidentUrl } from '~/domain/incident/for-address';
import { afterPlannedForm } from '~/domain/offers/after-form';
import { sectorOf } from '~/domain/postcode';
import { logger } from '~/server/lib/logger.server';
import { checksOf } from '~/server/ports/offers/checks.server';
import { keepOffersVisit, offersVisitIn } from '~/server/ports/offers/visit-cookie.server';
import { OFFERS_PATH } from '~/journeys/planned/planned-lookup.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { summaryOf } from '~/forms/engine/summary';
import { titleOf, type CheckData, type Telling } from '~/journeys/form/page-data';

const LIMIT_MS = 1500;

/**
 * Returns the form's address, remembered by the visit or chosen in the form, as the directory has
 * it.
 */
async function addressOf(mpan: string, visit: Visit, { addresses }: FormGateways): Promise<SearchedAddress | null> {
  if (visit.searchedAddress?.mpan === mpan) return visit.searchedAddress;
  const results = await withTimeout(LIMIT_MS, addresses.search({ value: mpan, isMpan: true }), []);
  const found = expandGroups(results).find((address) => address.mpan === mpan);
  return SearchedAddress.safeParse(found).data ?? null;
}

/**
 * Returns where the future planned form leads once sent, with the cookies to set; null for its own
 * thank-you page. `submission` is null if it had already been sent. Specification: journeys,
 * section 4; decisions J-912 to J-915.
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

/** Redirects to the first open page; explains why if there are no answers. */
function toOpen({ definition, draft, journey }: FormContext): Response {
  const first = formPath(definition.id, firstOpen(journey()));
  return seeOther(draft ? first : withOwnItem(first, 'gone'));
}

/** Handles GET of the check page. */
export async function loadCheck(request: Request, form: string | undefined, gateways: FormGateways) {
  const context = await formContext(request, form, gateways);
  const { definition, draft } = context;
  if (context.notice) return showNotice(context.notice);
  if (context.isAway) return storeNotice(context);
  // The browser's Back button after sending.
  if (!draft && isSent(context)) return seeOther(ownThankYouPath(definition));
  if (!draft || redirectFrom(context.journey(), { kind: 'check' })) return toOpen(context);
  return pageData(checkView(context, draft.submissionKey, { telling: tellingOf(context) }));
}

/** Returns what the thank-you page needs. Form engine, section 4 (Form flow 6). */
async function sent(context: FormContext, { reference }: Accepted, submission: Submission | null): Promise<Response> {
  const { definition, visit } = context;
  const searchedAddress = definition.pageType === 'reportAPowerCut' ? null : visit.searchedAddress;
  const isAgain = submission === null && visit.sentForm?.id === definition.id;
  const sentForm = isAgain ? visit.sentForm : { id: definition.id, at: Date.now() };
  const after: Visit = { ...visit, searchedAddress, sentForm, differentFrom: null };
  const planned =
    definition.pageType === 'futurePlannedPowerCut' ? await afterPlannedFormSent(context, submission, after) : null;
  const cookies = [await writeVisit(after), ...(planned?.cookies ?? [])];
  if (definition.includeReference) cookies.unshift(keepReference(reference));
  return seeOther(planned?.to ?? thankYouPath(definition), cookies);
}

/** Sends the checked answers if nothing blocks them. */
async function send(context: FormContext, draft: Draft, visitor: string, isAnyway: boolean): Promise<Response> {
  const { definition, visit, given, gateways } = context;
  const { submissionKey: idempotencyKey, query } = draft;
  const again = (status: number, more: Parameters<typeof checkView>[2]) =>
    pageData(checkView(context, idempotencyKey, more), status);
  if (context.isDraft) return again(200, { telling: 'preview' });
  if (sendingWait(context, visitor) > 0) return again(429, { telling: 'too-many' });

  const reference = gateways.submissions.newReference();
  const incidentReference = visit.futurePlannedIncidentRef;
  const submission = payloadOf(
    context.journey(),
    { reference, incidentReference, query, language: gateways.content.language?.code },
    given,
  );
  const found = isAnyway || isOfAnotherTime(context.journey()) ? null : await duplicateOf(submission, visit, gateways);
  // A visitor who said their power cut is a different one is not asked again.
  const known = found?.reference === visit.differentFrom ? null : found;
  try {
    if (known)
      return again(200, {
        known: known.path,
        noted: await forwardPriorityNote(gateways, context.journey(), draft, submission, known),
      });
    const options = { idempotencyKey, draft: { visitor, form: definition.id } };
    return await sent(context, await gateways.submissions.submit(submission, options), submission);
  } catch {
    return again(503, { telling: 'unavailable' });
  }
}

/**
 * Handles POST of the check page. Stores the submission with its reference before showing anything,
 * and only once however often it is posted.
 */
export async function postCheck(request: Request, form: string | undefined, gateways: FormGateways) {
  const context = await formContext(request, form, gateways);
  const { visitor, draft } = context;
  if (context.notice) return showNotice(context.notice);
  const posted = await postedIn(request);
  if (context.isAway) return storeNotice(context);
  if (!visitor || !draft) {
    const before = await gateways.submissions.find(valueOf(posted, KEY).slice(0, 64)).catch(() => null);
    return before ? sent(context, before, null) : toOpen(context);
  }
  return context.journey().complete ? send(context, draft, visitor, posted.has(ANYWAY)) : toOpen(context);
}

/** Returns the check page's data for its view. */
export function checkView(
  context: Pick<FormContext, 'definition' | 'given' | 'journey'>,
  submissionKey: string,
  more: { telling?: Telling | null; known?: string | null; noted?: string | null } = {},
): CheckData {
  const { definition, given } = context;
  const journey = context.journey();
  const before = stopBefore(journey, { kind: 'check' });
  return {
    kind: 'check',
    id: definition.id,
    form: titleOf(definition),
    telling: more.telling ?? null,
    sections: summaryOf(journey, given),
    submitLabel: definition.pages.at(-1)?.labels.submit ?? '',
    back: formPath(definition.id, before ?? undefined),
    submissionKey,
    givesReference: definition.includeReference,
    known: more.known ?? null,
    isReport: definition.pageType === 'reportAPowerCut',
    noted: more.noted ?? null,
    isUrgent: isUrgent(journey),
  };
}
