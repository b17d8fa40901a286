import { json, redirect } from '@remix-run/node';
import { acceptPage, type Accepted } from '~/forms/engine/accept';
import { fieldsOf, type Definition } from '~/forms/engine/definition';
import { readFormQuery } from '~/forms/engine/form-query';
import { applyIntent, readIntent } from '~/forms/engine/intent';
import { INTENT } from '~/forms/engine/intent-name';
import {
  firstOpen,
  journeyOf,
  stopAfter,
  stopBefore,
  type Given,
  type Journey,
  type Stop,
} from '~/forms/engine/journey';
import { NOTHING_KEPT } from '~/forms/engine/kept';
import { postedOf, valueOf, type Posted } from '~/forms/engine/posted';
import { FIND, formPath, MANUAL, OWN_ITEMS, SEEN, withOwnItem } from '~/forms/view/form-paths';
import { searchHref } from '~/search-view/search-path';
import { cachePolicy } from '../cache-policy';
import { draftVisitor, keepDraftVisitor, newDraftVisitor, withCookieProbe } from '../drafts/cookie.server';
import type { Draft } from '../drafts/drafts';
import type { FormGateways } from './gateways';
import { givenBy } from './given.server';
import { formOr404, tellingOf } from './load-page.server';
import { noticeFor } from './notice.server';
import { notesOf, pageView } from './page-view.server';

/** The fields of a posted form; a body that is none has no fields. Files are not read here. */
export const postedIn = async (request: Request): Promise<Posted> =>
  postedOf(
    await request.formData().then(
      (form) => [...form],
      () => [],
    ),
  );

/** The address search, which brings the choice back to this page. Lookup, section 2; decision L-667. */
function searchFor(definition: Definition, slug: string, alias: string, posted: Posted): string {
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  const { variant } = (field?.own ?? {}) as { variant?: string };
  const page = formPath(definition.id, { kind: 'page', slug });
  const purpose = {
    mode: 'form',
    postcodeOnly: variant !== 'address',
    ownOnly: variant === 'own network',
    returnTo: withOwnItem(page, 'chosen', alias),
  } as const;
  return searchHref(purpose, valueOf(posted, `${FIND}.${alias}`) || undefined);
}

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
  readonly change: boolean;
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
  const here = path({ kind: 'page', slug });
  const intent = readIntent(posted);
  const said = valueOf(posted, INTENT);
  if (said.startsWith(MANUAL)) return withOwnItem(here, 'manual', said.slice(MANUAL.length));
  if (intent.kind === 'find') return searchFor(definition, slug, intent.name, posted);
  if (intent.kind === 'add' || intent.kind === 'remove') return `${here}#${intent.name.split('.')[0]}`;
  if (intent.kind === 'back') return path(stopBefore(journey, { kind: 'page', slug }) ?? firstOpen(journey));
  const search = typedSearch(posted);
  if (search !== null) return searchFor(definition, slug, search, posted);
  if (accepted.problems.length > 0) return null;
  const [news] = [...accepted.revealed, ...unread(step)];
  if (news !== undefined) return `${change ? withOwnItem(here, 'change') : here}#${news}`;
  return path(change ? firstOpen(journey) : stopAfter(journey, slug));
}

/** POST of one page of a form: kept whatever happens, then on, or shown again with what is wrong. Form engine, sections 4 and 5. */
export async function postPage(request: Request, form: string | undefined, slug: string, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const came = await draftVisitor(request);
  const notice = noticeFor(request, definition, came, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: { 'Cache-Control': cachePolicy.private } });

  const url = new URL(request.url);
  const query = readFormQuery(url.searchParams);
  const given = givenBy(gateways);
  const posted = await postedIn(request);
  const visitor = came ?? newDraftVisitor();
  const headers = { 'Cache-Control': cachePolicy.private, 'Set-Cookie': await keepDraftVisitor(visitor) };

  const { draft, accepted } = await keepStep(gateways, visitor, definition, slug, posted, given, query);
  if (!accepted) {
    const journey = journeyOf(definition, (draft?.kept ?? NOTHING_KEPT).answers, given);
    const to = withCookieProbe(formPath(definition.id, firstOpen(journey)), came === null);
    return redirect(to, { status: 303, headers });
  }
  const journey = journeyOf(definition, accepted.kept.answers, given);
  const change = url.searchParams.has(OWN_ITEMS.change);
  const to = draft && nextOf({ definition, slug, posted, accepted, journey, change });
  if (to) return redirect(withCookieProbe(to, came === null), { status: 303, headers });
  const telling = draft ? tellingOf(draft, request) : 'unavailable';
  const data = pageView({ request, journey, slug, given, problems: accepted.problems, telling });
  if (!data) return redirect(formPath(definition.id, firstOpen(journey)), { status: 303, headers });
  return json(data, { status: draft ? 422 : 503, headers });
}

/** Puts the answers into the draft. Without a draft the store is out of order, and the answers are on the page only. */
async function keepStep(
  gateways: FormGateways,
  visitor: string,
  definition: Definition,
  slug: string,
  posted: Posted,
  given: Given,
  query: ReturnType<typeof readFormQuery>,
): Promise<{ draft: Draft | null; accepted: Accepted | null }> {
  let accepted: Accepted | null = null;
  const intent = readIntent(posted);
  const items = query.malformed ? {} : query.items;
  try {
    const draft = await gateways.drafts.change(visitor, definition, (before) => {
      accepted = acceptPage(definition, before.kept, slug, posted, given);
      const kept = accepted?.kept ?? before.kept;
      return { kept: applyIntent(definition, kept, intent), query: { ...before.query, ...items } };
    });
    return { draft, accepted };
  } catch {
    return { draft: null, accepted: acceptPage(definition, NOTHING_KEPT, slug, posted, given) };
  }
}
