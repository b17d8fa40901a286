import { createHash } from 'node:crypto';
import { json, redirect } from '@remix-run/node';
import type { Definition } from '~/forms/engine/definition';
import { firstOpen, journeyOf, redirectFrom, type Journey } from '~/forms/engine/journey';
import { NOTHING_KEPT } from '~/forms/engine/kept';
import { payloadOf, type Submission } from '~/forms/engine/payload';
import { valueOf } from '~/forms/engine/posted';
import { isUrgent, priorityNoteOf } from '~/forms/engine/priority-note';
import { ANYWAY, formPath, KEY, withOwnItem } from '~/forms/view/form-paths';
import { cachePolicy } from '../cache-policy';
import { draftVisitor } from '../drafts/cookie.server';
import type { Draft } from '../drafts/drafts';
import { callerOf, createLimiter } from '../rate-limit.server';
import { readVisit, writeVisit, type Visit } from '../session.server';
import { duplicateOf, type Duplicate } from '../submissions/duplicate-of.server';
import type { Accepted } from '../submissions/submissions';
import { afterPlannedFormSent } from './after-planned-form.server';
import { checkView } from './check-view.server';
import { withFiles } from './files.server';
import type { FormGateways } from './gateways';
import { givenBy } from './given.server';
import { formOr404 } from './form-or-404.server';
import { tellingOf } from './load-page.server';
import { noticeFor, storeNotice } from './notice.server';
import { postedIn } from './post-page.server';
import { readDraft } from './read-draft.server';
import { keepReference } from './reference-cookie.server';
import { thankYouPath, toThankYou } from './thank-you.server';

const PRIVATE = { 'Cache-Control': cachePolicy.private };

/** A street of homes behind one mobile address may report at once; a visitor sends a handful. */
const perAddress = createLimiter({ perMinute: 60, burst: 30 });
const perVisitor = createLimiter({ perMinute: 3, burst: 5 });

/** The first open page; without any answers it says why. */
function toOpen(definition: Definition, answers: Parameters<typeof journeyOf>[1] | null, gateways: FormGateways) {
  const journey = journeyOf(definition, answers ?? NOTHING_KEPT.answers, givenBy(gateways, definition));
  const first = formPath(definition.id, firstOpen(journey));
  return redirect(answers ? first : withOwnItem(first, 'gone'), { status: 303, headers: PRIVATE });
}

function storeFailed(definition: Definition, gateways: FormGateways) {
  const { status, data } = storeNotice(definition, gateways);
  return json(data, { status, headers: PRIVATE });
}

/** GET of the checked answers. */
export async function loadCheck(request: Request, form: string | undefined, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const visitor = await draftVisitor(request);
  const notice = noticeFor(request, definition, visitor, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: PRIVATE });
  const { draft, failed } = await readDraft(gateways, visitor, definition);
  if (failed) return storeFailed(definition, gateways);
  const gone = draft ? null : await toThankYou(request, definition);
  if (gone) return gone;
  const given = await withFiles(givenBy(gateways, definition), gateways, definition, visitor);
  const journey = journeyOf(definition, draft?.kept.answers ?? {}, given);
  if (!draft || redirectFrom(journey, { kind: 'check' }))
    return toOpen(definition, draft?.kept.answers ?? null, gateways);
  const view = checkView(journey, given, draft.submissionKey, { telling: tellingOf(draft, request) });
  return json(view, { headers: PRIVATE });
}

/** What the visitor takes along to the thank-you page. Form engine, section 4 (Form flow 6). */
async function sent(
  request: Request,
  definition: Definition,
  { reference }: Accepted,
  submission: Submission | null,
  visit: Visit,
  gateways: FormGateways,
) {
  const headers = new Headers(PRIVATE);
  if (definition.includeReference) headers.append('Set-Cookie', keepReference(reference));
  const searchedAddress = definition.pageType === 'reportAPowerCut' ? null : visit.searchedAddress;
  const isAgain = submission === null && visit.sentForm?.id === definition.id;
  const sentForm = isAgain ? visit.sentForm : { id: definition.id, at: Date.now() };
  const after: Visit = { ...visit, searchedAddress, sentForm };
  headers.append('Set-Cookie', await writeVisit(after));
  const planned =
    definition.pageType === 'futurePlannedPowerCut'
      ? await afterPlannedFormSent(request, submission, after, gateways)
      : null;
  for (const cookie of planned?.cookies ?? []) headers.append('Set-Cookie', cookie);
  return redirect(planned?.to ?? thankYouPath(definition), { status: 303, headers });
}

/**
 * What was said about health or danger goes to the known power cut, by the way of every submission: accepted with its reference
 * before anything is shown, and once for the same answers. The draft stays, for the report may still be sent. Decision F-597.
 */
async function passOn(
  submission: Submission,
  journey: Journey,
  known: Duplicate,
  { submissionKey }: Draft,
  { submissions }: FormGateways,
): Promise<string | null> {
  if (!isUrgent(journey)) return null;
  const note = priorityNoteOf(submission, journey, known.reference);
  const { guIReference: _own, ...said } = note;
  const mark = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  const { reference } = await submissions.submit(note, {
    idempotencyKey: `${submissionKey.slice(0, 22)}-${mark.slice(0, 32)}`,
  });
  return reference;
}

/** POST of the checked answers: accepted with its reference before anything is shown, once, however often it is pressed. */
export async function postCheck(request: Request, form: string | undefined, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const visitor = await draftVisitor(request);
  const notice = noticeFor(request, definition, visitor, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: PRIVATE });
  const posted = await postedIn(request);
  const visit = await readVisit(request);
  const { draft, failed } = await readDraft(gateways, visitor, definition);
  if (failed) return storeFailed(definition, gateways);
  if (!visitor || !draft) {
    const before = await gateways.submissions.find(valueOf(posted, KEY).slice(0, 64)).catch(() => null);
    return before ? sent(request, definition, before, null, visit, gateways) : toOpen(definition, null, gateways);
  }
  const given = await withFiles(givenBy(gateways, definition), gateways, definition, visitor);
  const journey = journeyOf(definition, draft.kept.answers, given);
  if (!journey.complete) return toOpen(definition, draft.kept.answers, gateways);

  const again = (status: number, more: Parameters<typeof checkView>[3]) =>
    json(checkView(journey, given, draft.submissionKey, more), { status, headers: PRIVATE });
  const wait = Math.max(perAddress.take(callerOf(request), given.now), perVisitor.take(visitor, given.now));
  if (wait > 0) return again(429, { telling: 'too-many' });

  const facts = {
    reference: gateways.submissions.newReference(),
    incidentReference: visit.futurePlannedIncidentRef,
    query: draft.query,
  };
  const submission = payloadOf(journey, facts, given);
  const known = posted.has(ANYWAY) ? null : await duplicateOf(submission, visit, gateways);
  try {
    if (known)
      return again(200, { known: known.path, noted: await passOn(submission, journey, known, draft, gateways) });
    const options = { idempotencyKey: draft.submissionKey, draft: { visitor, form: definition.id } };
    const accepted = await gateways.submissions.submit(submission, options);
    return await sent(request, definition, accepted, submission, visit, gateways);
  } catch {
    return again(503, { telling: 'unavailable' });
  }
}
