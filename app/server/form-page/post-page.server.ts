import { json, redirect } from '@remix-run/node';
import { type Accepted } from '~/forms/engine/accept';
import { fieldsOf, type Definition } from '~/forms/engine/definition';
import { readFormQuery } from '~/forms/engine/form-query';
import { readIntent } from '~/forms/engine/intent';
import { INTENT } from '~/forms/engine/intent-name';
import { firstOpen, journeyOf, stopAfter, stopBefore, type Journey, type Stop } from '~/forms/engine/journey';
import { NOTHING_KEPT } from '~/forms/engine/kept';
import { postedOf, valueOf, type Posted } from '~/forms/engine/posted';
import { FIND, formPath, MANUAL, OWN_ITEMS, SEEN, withOwnItem } from '~/forms/view/form-paths';
import type { Telling } from '~/forms/view/page-data';
import { searchHref } from '~/search-view/search-path';
import { cachePolicy } from '../cache-policy';
import { fitsMemory } from '../form.server';
import { draftVisitor, keepDraftVisitor, newDraftVisitor, withCookieProbe } from '../drafts/cookie.server';
import type { Unread } from '../uploads/uploads';
import { holdFiles, receivePage, takeFiles, withFileProblems, withFiles } from './files.server';
import type { FormGateways } from './gateways';
import { givenBy } from './given.server';
import { formOr404 } from './form-or-404.server';
import { loadPage, tellingOf } from './load-page.server';
import { askMeterFirst, askMovedMeter, keepStep } from './keep-step.server';
import { meterOn, phaseIn } from './meter.server';
import { noticeFor } from './notice.server';
import { notesOf, pageView } from './page-view.server';

/** The fields of a posted form; a body that is none has no fields. Files are not read here. */
export const postedIn = async (request: Request): Promise<Posted> =>
  fitsMemory(request)
    ? postedOf(
        await request.formData().then(
          (form) => [...form],
          () => [],
        ),
      )
    : new Map();

/** Enter in the search field of an address means to search, not to go on. */
const typedSearch = (posted: Posted): string | null => {
  const name = [...posted.keys()].find((one) => one.startsWith(`${FIND}.`) && valueOf(posted, one) !== '');
  return name?.slice(FIND.length + 1) ?? null;
};

interface Step {
  readonly definition: Definition;
  readonly slug: string;
  readonly posted: Posted;
  readonly accepted: Accepted;
  readonly journey: Journey;
  /** Opened from the page of checked answers, to which it leads back. */
  readonly change: boolean;
}

/** The address search, which brings the choice back to this page. Lookup, section 2; decision L-667. */
function searchFor({ definition, posted }: Step, here: string, alias: string): string {
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  const { variant } = (field?.own ?? {}) as { variant?: string };
  const purpose = {
    mode: 'form',
    postcodeOnly: variant !== 'address',
    ownOnly: variant === 'own network',
    returnTo: withOwnItem(here, 'chosen', alias),
  } as const;
  return searchHref(purpose, valueOf(posted, `${FIND}.${alias}`) || undefined);
}

/** Notes that these answers brought to light, and that the visitor has not read yet. */
function unread({ journey, slug, posted }: Step): readonly string[] {
  const seen = new Set(valueOf(posted, SEEN).split(/\s+/));
  return posted.has(SEEN) ? notesOf(journey, slug).filter((alias) => !seen.has(alias)) : [];
}

/** Where a page goes on to; null when its answers are not right. */
function nextOf(step: Step): string | null {
  const { definition, slug, posted, accepted, journey, change } = step;
  const path = (stop: Stop) => formPath(definition.id, stop);
  // Whatever is done on the page meanwhile, a change leads back to the check (F-500).
  const page = path({ kind: 'page', slug });
  const here = change ? withOwnItem(page, 'change') : page;
  const intent = readIntent(posted);
  const said = valueOf(posted, INTENT);
  if (said.startsWith(MANUAL)) return withOwnItem(here, 'manual', said.slice(MANUAL.length));
  if (intent.kind === 'find') return searchFor(step, here, intent.name);
  if (intent.kind === 'add' || intent.kind === 'remove') return `${here}#${intent.name.split('.')[0]}`;
  if (intent.kind === 'back')
    return path((change ? null : stopBefore(journey, { kind: 'page', slug })) ?? firstOpen(journey));
  const search = typedSearch(posted);
  if (search !== null) return searchFor(step, here, search);
  // A meter that has not answered yet is no error: the page is shown again, and Next asks again.
  const meter = meterOn(journey, slug);
  const waits = meter !== null && phaseIn(definition, accepted.kept) === 'asking';
  const [first] = accepted.problems;
  if (waits && first && accepted.problems.every(({ alias }) => alias === meter.alias)) return `${here}#${meter.alias}`;
  if (accepted.problems.length > 0) return null;
  const [news] = [...accepted.revealed, ...unread(step)];
  if (news !== undefined) return `${here}#${news}`;
  return path(change ? firstOpen(journey) : stopAfter(journey, slug));
}

const STATUS_OF_UNREAD = { 'too-often': 429, busy: 503, 'too-much': 413 } as const;

/** The page as it was kept: what was not read is no answer. Says why, where the visitor can do something about it. */
async function notRead(page: Response, why: Unread | null): Promise<Response> {
  if (page.headers.has('Location')) return page;
  const data = (await page.json()) as object;
  if (!why) return json(data, { status: 422, headers: page.headers });
  const headers = new Headers(page.headers);
  if (why.retryAfter > 0) headers.set('Retry-After', String(why.retryAfter));
  const telling: Telling = why.unread === 'too-much' ? 'too-much' : 'busy';
  return json({ ...data, telling }, { status: STATUS_OF_UNREAD[why.unread], headers });
}

/** POST of one page of a form: kept whatever happens, then on, or shown again with what is wrong. Form engine, sections 4 and 5. */
export async function postPage(request: Request, form: string | undefined, slug: string, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const came = await draftVisitor(request);
  const notice = noticeFor(request, definition, came, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: { 'Cache-Control': cachePolicy.private } });

  const url = new URL(request.url);
  const query = readFormQuery(url.searchParams);
  const visitor = came ?? newDraftVisitor();
  const received = await receivePage(request, gateways);
  if (!received || 'unread' in received) return notRead(await loadPage(request, form, slug, gateways), received);
  const taken = await withFiles(givenBy(gateways, definition), gateways, definition, came)
    .then((given) => takeFiles(received, definition, slug, { request, visitor, given, uploads: gateways.uploads }))
    .finally(received.dispose);
  const { posted, given } = taken;
  const headers = { 'Cache-Control': cachePolicy.private, 'Set-Cookie': await keepDraftVisitor(visitor) };

  const step = { request, visitor, definition, slug, posted, given };
  if (came) await askMeterFirst(step, gateways);
  const { draft, accepted } = await keepStep(step, query.malformed ? {} : query.items, gateways);
  await holdFiles(gateways, visitor, definition, slug, draft);
  if (!accepted) {
    const journey = journeyOf(definition, (draft?.kept ?? NOTHING_KEPT).answers, given);
    const to = withCookieProbe(formPath(definition.id, firstOpen(journey)), came === null);
    return redirect(to, { status: 303, headers });
  }
  const kept = (draft && (await askMovedMeter(step, draft, gateways))) ?? accepted.kept;
  const journey = journeyOf(definition, kept.answers, given);
  const change = url.searchParams.has(OWN_ITEMS.change);
  // A press of Upload asks about this file alone.
  const stays = taken.problems.length > 0 && readIntent(posted).kind === 'add';
  const problems = withFileProblems(stays ? [] : accepted.problems, taken.problems);
  const to =
    draft && !stays && nextOf({ definition, slug, posted, accepted: { ...accepted, problems }, journey, change });
  if (to) return redirect(withCookieProbe(to, came === null), { status: 303, headers });
  const telling = draft ? tellingOf(draft, request) : 'unavailable';
  const data = pageView({
    request,
    journey,
    slug,
    given,
    problems,
    telling,
    kept,
    bots: gateways.bots,
    posted,
  });
  if (!data) return redirect(formPath(definition.id, firstOpen(journey)), { status: 303, headers });
  return json(data, { status: draft && !taken.hasFailed ? 422 : 503, headers });
}
