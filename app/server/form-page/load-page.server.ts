import { json, redirect } from '@remix-run/node';
import { fieldsOf, type Definition } from '~/forms/engine/definition';
import { firstOpen, journeyOf, redirectFrom } from '~/forms/engine/journey';
import { readFormQuery } from '~/forms/engine/form-query';
import { NOTHING_KEPT } from '~/forms/engine/kept';
import { formPath, OWN_ITEMS, withOwnItem } from '~/forms/view/form-paths';
import type { Telling } from '~/forms/view/page-data';
import { cachePolicy } from '../cache-policy';
import { draftVisitor } from '../drafts/cookie.server';
import type { Draft } from '../drafts/drafts';
import { readVisit, writeVisit } from '../session.server';
import { appointmentsToBegin } from './begins-with';
import { answerFrom, carriedAnswers } from './carried-address';
import { entryPath, needsEntry } from './entry.server';
import { withFiles } from './files.server';
import { formOr404 } from './form-or-404.server';
import type { FormGateways } from './gateways';
import { givenBy } from './given.server';
import { noticeFor } from './notice.server';
import { meterOn, meterStep } from './meter.server';
import { pageView } from './page-view.server';
import { queriedAnswers } from './queried-answers';
import { readDraft } from './read-draft.server';
import { toThankYou } from './thank-you.server';

const PRIVATE = { 'Cache-Control': cachePolicy.private };

/** The extra items of the address go on with the visitor until the first answer is kept. */
export function withQuery(request: Request, path: string): string {
  const query = readFormQuery(new URL(request.url).searchParams);
  const items = query.malformed ? '' : new URLSearchParams(query.items).toString();
  return items === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${items}`;
}

export function tellingOf(draft: Draft | null, request: Request): Telling | null {
  if (new URL(request.url).searchParams.has(OWN_ITEMS.gone) && !draft) return 'gone';
  if (!draft?.formChanged) return null;
  return draft.lost.length > 0 ? 'changed-lost' : 'changed';
}

/** An address that was chosen in the search goes into the draft, and out of the visit. */
async function takeChosen(
  request: Request,
  definition: Definition,
  visitor: string,
  slug: string,
  gateways: FormGateways,
) {
  const query = new URL(request.url).searchParams;
  const alias = query.get(OWN_ITEMS.chosen);
  const visit = await readVisit(request);
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  const page = formPath(definition.id, { kind: 'page', slug });
  const to = query.has(OWN_ITEMS.change) ? withOwnItem(page, 'change') : page;
  if (!field || !visit.chosenAddress) return redirect(to, { status: 303, headers: PRIVATE });
  const answer = field.kind.answer.safeParse(answerFrom(visit.chosenAddress));
  if (answer.success) {
    const { data } = answer;
    await gateways.drafts.change(visitor, definition, ({ kept }) => ({
      kept: { ...kept, answers: { ...kept.answers, [field.alias]: data } },
    }));
  }
  const cookie = await writeVisit({ ...visit, chosenAddress: null });
  return redirect(`${to}#${field.alias}`, { status: 303, headers: { ...PRIVATE, 'Set-Cookie': cookie } });
}

/** GET of one page of a form. A page out of order goes to the first one that is open. Form engine, sections 2 and 4. */
export async function loadPage(request: Request, form: string | undefined, slug: string, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const visitor = await draftVisitor(request);
  const notice = noticeFor(request, definition, visitor, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: PRIVATE });
  const query = new URL(request.url).searchParams;
  if (visitor && query.has(OWN_ITEMS.chosen)) return takeChosen(request, definition, visitor, slug, gateways);

  const { draft, failed } = await readDraft(gateways, visitor, definition);
  const given = await withFiles(givenBy(gateways, definition), gateways, definition, visitor);
  let journey = journeyOf(definition, (draft?.kept ?? NOTHING_KEPT).answers, given);
  const elsewhere = redirectFrom(journey, { kind: 'page', slug });
  const visit = await readVisit(request);
  const sent = elsewhere && !failed && !draft ? await toThankYou(request, definition) : null;
  if (sent) return sent;
  if (!failed && needsEntry(definition, visit, draft !== null, given.now)) {
    const isGone = elsewhere !== null || query.has(OWN_ITEMS.gone);
    const entry = entryPath(definition.id);
    return redirect(withQuery(request, isGone ? withOwnItem(entry, 'gone') : entry), { status: 303, headers: PRIVATE });
  }
  if (elsewhere && !failed) {
    const first = formPath(definition.id, firstOpen(journey));
    const to = draft ? first : withOwnItem(first, 'gone');
    return redirect(withQuery(request, to), { status: 303, headers: PRIVATE });
  }
  const known = {
    ...appointmentsToBegin(definition, given.now),
    ...carriedAnswers(fieldsOf(definition), visit.searchedAddress),
    ...queriedAnswers(fieldsOf(definition), readFormQuery(query)),
  };
  const telling = failed ? 'unavailable' : tellingOf(draft, request);
  const shown = failed && elsewhere ? (journey.steps[0]?.page.slug ?? slug) : slug;
  let kept = draft?.kept ?? NOTHING_KEPT;
  if (draft && visitor && meterOn(journey, shown)) {
    kept = (await meterStep({ definition, draft, visitor, visit, given }, gateways))?.kept ?? kept;
    journey = journeyOf(definition, kept.answers, given);
  }
  const data = pageView({ request, journey, slug: shown, given, known, telling, kept, bots: gateways.bots });
  if (!data) throw new Response(null, { status: 404 });
  return json(data, { status: failed ? 503 : 200, headers: PRIVATE });
}
