import type { Accepted } from '~/forms/engine/accept';
import { fieldsOf } from '~/forms/engine/definition';
import { readIntent } from '~/forms/engine/intent';
import { INTENT } from '~/forms/engine/intent-name';
import {
  endsOnLastPage,
  firstOpen,
  redirectFrom,
  sendsFrom,
  stopAfter,
  stopBefore,
  type Stop,
} from '~/forms/engine/journey';
import { readFormValues, valueOf, type FormValues } from '~/forms/engine/form-values';
import {
  ANYWAY,
  CHANGE,
  FIND,
  formPath,
  KEPT,
  KEY,
  MANUAL,
  OWN_ITEMS,
  SEEN,
  withFormParam,
} from '~/forms/form-paths';
import type { DraftNotice } from '../page-data';
import { searchHref } from '~/journeys/search/search-path';
import { pageData, seeOther } from '~/server/answers.server';
import { formEntries } from '~/server/lib/form.server';
import { waitOf } from '~/server/lib/rate-limit.server';
import { dropRest } from '~/server/uploads/receive.server';
import { keepDraftVisitor, newDraftVisitor, withCookieProbe } from '~/server/drafts/cookie.server';
import type { ReceivedForm, Unread } from '~/server/uploads/uploads';
import { formContext, withDraft } from './context.server';
import { type FormContext } from './form-context';
import { entryPath, needsEntry } from './entry.server';
import { holdFiles, receivePage, takeFiles, withFileProblems } from './files.server';
import type { FormGateways } from './gateways';
import { answerAfter } from './duplicate/duplicate-cut.server';
import { keepStep, type PostedPage, type Saved } from './keep-step.server';
import { meterOn, phaseIn } from './meter.server';
import { showNotice } from './notice.server';
import { backFromChange, notesOf, pageView } from './page-view.server';
import { sendAnswers, sentTo } from './sending.server';
import { isSent } from './thank-you.server';

/** None for another kind of body. Does not read files. */
export const postedIn = async (request: Request): Promise<FormValues> =>
  readFormValues(await formEntries(request));

/** Enter in an address search field searches instead of going to the next page. */
const typedSearch = (posted: FormValues): string | null => {
  const name = [...posted.keys()].find(
    (one) => one.startsWith(`${FIND}.`) && valueOf(posted, one) !== '',
  );
  return name?.slice(FIND.length + 1) ?? null;
};

interface Step extends PostedPage {
  readonly accepted: Accepted;
  /** Opened from the check page, where it leads back. */
  readonly change: boolean;
}

function searchFor({ definition, posted }: Step, here: string, alias: string): string {
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  const { variant } = (field?.settings ?? {}) as { variant?: string };
  const purpose = {
    mode: 'form',
    postcodeOnly: variant === 'postcode',
    ownOnly: variant === 'own network',
    returnTo: withFormParam(here, 'chosen', alias),
  } as const;
  return searchHref(purpose, valueOf(posted, `${FIND}.${alias}`) || undefined);
}

function unread({ journey, slug, posted }: Step): readonly string[] {
  const seen = new Set(valueOf(posted, SEEN).split(/\s+/));
  return posted.has(SEEN) ? notesOf(journey(), slug).filter((alias) => !seen.has(alias)) : [];
}

/** Null if nothing asks for the answer any more. */
function changeAt({ definition, journey }: Step, alias: string): string | null {
  const page = journey().visibleForm.pages.find(({ fields }) =>
    fields.some((field) => field.alias === alias),
  );
  const path = page && formPath(definition.id, { kind: 'page', slug: page.slug });
  return path ? `${withFormParam(path, 'change')}#${alias}` : null;
}

const SEND = Symbol('send');

/** Null if the answers are invalid. */
async function nextOf(step: Step): Promise<string | typeof SEND | null> {
  const { definition, slug, posted, accepted, change } = step;
  const journey = step.journey();
  const path = (stop: Stop) => formPath(definition.id, stop);
  // Any other action on the page keeps a change leading back to the check (F-500).
  const page = path({ kind: 'page', slug });
  const here = change ? withFormParam(page, 'change') : page;
  const intent = readIntent(posted);
  const said = valueOf(posted, INTENT);
  if (said.startsWith(MANUAL)) return withFormParam(here, 'manual', said.slice(MANUAL.length));
  if (said.startsWith(CHANGE)) return changeAt(step, said.slice(CHANGE.length)) ?? here;
  if (intent.kind === 'find') return searchFor(step, here, intent.name);
  if (intent.kind === 'add' || intent.kind === 'remove')
    return `${here}#${intent.name.split('.')[0]}`;
  if (intent.kind === 'back')
    return change
      ? backFromChange(step, slug)
      : path(stopBefore(journey, { kind: 'page', slug }) ?? firstOpen(journey));
  const search = typedSearch(posted);
  if (search !== null) return searchFor(step, here, search);
  // A pending meter is no error: the page is shown again, and Next asks again.
  const meter = meterOn(step, slug);
  const waits = meter !== null && phaseIn(definition, accepted.draftAnswers) === 'asking';
  const [first] = accepted.problems;
  if (waits && first && accepted.problems.every(({ alias }) => alias === meter.alias))
    return `${here}#${meter.alias}`;
  if (accepted.problems.length > 0) return null;
  const unseen = [...accepted.revealedQuestions, ...unread(step)];
  if (unseen.length > 0)
    return `${withFormParam(here, 'revealedQuestions', unseen.join(' '))}#${unseen[0]}`;
  if (sendsFrom(journey, slug) && journey.complete) return SEND;
  return (
    (await answerAfter(step, slug)) ?? path(change ? firstOpen(journey) : stopAfter(journey, slug))
  );
}

/** Redirect to `to`, or show the page of `context` again with its errors. */
type Outcome =
  | { readonly to: string; readonly cookies: readonly string[] }
  | {
      readonly context: FormContext;
      readonly status: number;
      readonly cookies: readonly string[];
      readonly shown?: Parameters<typeof pageView>[2];
      readonly draftNotice?: DraftNotice;
      readonly retryAfter?: number;
    };

const STATUS_OF_UNREAD = { 'too-often': 429, busy: 503, 'too-much': 413, 'too-slow': 408 } as const;

function notRead(context: FormContext, why: Unread | null): Outcome {
  if (!why) return { context, status: 422, cookies: [] };
  const { unread: reason, retryAfter } = why;
  return {
    context,
    status: STATUS_OF_UNREAD[reason],
    cookies: [],
    draftNotice: reason,
    retryAfter,
  };
}

/** A failed Upload stays on the page. */
interface Files {
  readonly stays: boolean;
  readonly hasFailed: boolean;
}

/** The earlier answers, saved for a day, expired since the page was opened. */
const hasExpired = (context: FormContext, slug: string): boolean =>
  !context.draft &&
  !context.storeUnavailable &&
  !isSent(context) &&
  redirectFrom(context.journey(), { kind: 'page', slug }) !== null;

async function afterwards(
  { page, accepted }: Saved,
  { stays, hasFailed }: Files,
  before: FormContext,
): Promise<Outcome> {
  const { definition, visitor, posted, storeUnavailable, search, slug } = page;
  const cookies = [await keepDraftVisitor(visitor)];
  const on = (to: string): Outcome => ({
    to: withCookieProbe(to, before.visitor === null),
    cookies,
  });
  if (hasExpired(before, slug) && !storeUnavailable) {
    const to = needsEntry(before)
      ? entryPath(definition.id)
      : formPath(definition.id, firstOpen(page.journey()));
    return on(withFormParam(to, 'gone', KEPT));
  }
  if (!accepted) return on(formPath(definition.id, firstOpen(page.journey())));
  const change = search.has(OWN_ITEMS.change);
  const to = storeUnavailable || stays ? null : await nextOf({ ...page, accepted, change });
  if (to === SEND && page.draft) {
    const outcome = await sendAnswers(page, page.draft, visitor, posted.has(ANYWAY));
    if ('to' in outcome) return { to: outcome.to, cookies: [...cookies, ...outcome.cookies] };
    return { context: page, status: outcome.status, cookies, shown: { notSent: outcome, posted } };
  }
  if (typeof to === 'string') return on(to);
  return {
    context: page,
    status: storeUnavailable || hasFailed ? 503 : 422,
    cookies,
    shown: { problems: accepted.problems, posted },
  };
}

/**
 * For a page that has sent the form before, such as one pressed twice or opened again with the
 * browser's Back; null for any other page.
 */
async function sentBefore(context: FormContext, posted: FormValues): Promise<Outcome | null> {
  const { definition, draft, gateways } = context;
  const key = valueOf(posted, KEY).slice(0, 64);
  if (!endsOnLastPage(definition) || key === '' || draft?.submissionKey === key) return null;
  const before = await gateways.submissions.find(key).catch(() => null);
  return before && sentTo(context, before, null);
}

/** Files that could not be taken don't stay either where they were received. */
async function takeAndDispose(received: ReceivedForm, step: Parameters<typeof takeFiles>[1]) {
  try {
    return await takeFiles(received, step);
  } finally {
    await received.dispose();
  }
}

/** Saves whatever was posted. */
async function save(context: FormContext, slug: string, received: ReceivedForm): Promise<Outcome> {
  const own = { ...context, slug, visitor: context.visitor ?? newDraftVisitor() };
  const taken = await takeAndDispose(received, own);
  const { posted, base } = taken;
  const sent = await sentBefore(context, posted);
  if (sent) return sent;
  const { page, accepted } = await keepStep(
    withDraft({ ...own, posted, base }, context.draft, context),
  );
  // The same page was sent while this one was read, which has begun another draft.
  const meanwhile = context.draft && (await sentBefore(page, posted));
  if (meanwhile) {
    await own.gateways.drafts.remove(own.visitor, own.definition.id).catch(() => {});
    return meanwhile;
  }
  // Upload only reports errors of its own file.
  const stays = taken.problems.length > 0 && readIntent(posted).kind === 'add';
  const problems = withFileProblems(stays ? [] : (accepted?.problems ?? []), taken.problems);
  await holdFiles(own, page.draft);
  const saved = { page, accepted: accepted && { ...accepted, problems } };
  return afterwards(saved, { stays, hasFailed: taken.hasFailed }, context);
}

/** A page that has left the journey redirects to the first open one. */
function answerOf(outcome: Outcome, slug: string): Response {
  if ('to' in outcome) return seeOther(outcome.to, outcome.cookies);
  const { context, status, cookies, shown, draftNotice, retryAfter = 0 } = outcome;
  const data = pageView(context, slug, shown);
  if (!data)
    return seeOther(formPath(context.definition.id, firstOpen(context.journey())), cookies);
  const answer = pageData(draftNotice ? { ...data, draftNotice } : data, status, cookies);
  if (retryAfter > 0) answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}

/**
 * Always saves the answers, then redirects to the next page or shows this one with errors. Nothing
 * further down sees the request.
 */
export async function postPage(
  request: Request,
  form: string | undefined,
  slug: string,
  gateways: FormGateways,
) {
  const context = await formContext(request, form, gateways, slug);
  if (context.notice) return showNotice(context.notice);
  const wait = waitOf(request, 'form-steps');
  if (wait > 0) {
    if (request.body) void dropRest(request.body.getReader());
    return answerOf(notRead(context, { unread: 'too-often', retryAfter: wait }), slug);
  }
  const received = await receivePage(request, gateways);
  const isRead = received !== null && !('unread' in received);
  return answerOf(isRead ? await save(context, slug, received) : notRead(context, received), slug);
}
