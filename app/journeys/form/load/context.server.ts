import type { Definition } from '~/forms/engine/definition';
import { readFormQuery, type FormQuery } from '~/forms/engine/form-query';
import { journeyOf, type Given, type Journey } from '~/forms/engine/journey';
import { EMPTY_DRAFT, type DraftAnswers } from '~/forms/engine/draft-answers';
import { textsOf } from '~/words/texts';
import { form as formTexts } from '#words/en.json';
import { draftVisitor } from '~/server/drafts/cookie.server';
import type { Draft } from '~/server/drafts/drafts';
import { shownForm } from '~/server/previews/shown-form.server';
import { addressOf, networkOf } from '~/server/lib/caller.server';
import { cookiesIn, type Cookies } from '~/server/visit/cookies.server';
import { visitIn, type Visit } from '~/server/visit/session.server';
import type { FormGateways } from './gateways';
import { draftNotice, noticeFor, type NoticeAnswer } from './notice.server';
import { fileIdsIn, pageHasUploads } from './uploads-of';

/** What a request for a page of a form says by itself, its body apart: read once, here; nothing behind this sees the request. */
export interface FormRequest {
  readonly gateways: FormGateways;
  readonly definition: Definition;
  /** An editor sees what is not published: nothing of it is ever sent. */
  readonly isDraft: boolean;
  readonly search: URLSearchParams;
  /** The extra items of the address. */
  readonly query: FormQuery;
  readonly cookies: Cookies;
  /** Where the call came from, and whom it is counted against. */
  readonly address: string;
  readonly caller: string;
  /** Whose answers these are; null for a browser that has no cookie of ours yet. */
  readonly visitor: string | null;
  readonly visit: Visit;
  /** What the engine may know here and now. */
  readonly given: Given;
  /** A sentence to show instead of the form. */
  readonly notice: NoticeAnswer | null;
}

/** A request for a page of a form, with what was answered so far. What follows from the answers is derived once. */
export interface FormContext extends FormRequest {
  /** Null where nothing was kept yet, or where the store is away. */
  readonly draft: Draft | null;
  /** The store is out of order: the page is shown without what was kept, and says so. */
  readonly isAway: boolean;
  readonly kept: DraftAnswers;
  readonly journey: () => Journey;
}

/** What is read of any request for this form; an address that names no form is no page. */
export async function formRequest(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
): Promise<FormRequest> {
  const header = request.headers.get('Cookie');
  const [cookies, address] = [cookiesIn(header), addressOf(request)];
  const { definition: whole, isDraft, faults } = await shownForm(gateways, cookies, form ?? '');
  if (!whole) throw new Response(null, { status: 404 });
  // In a storm nobody is asked more than the control room needs. docs/decisions/report.md
  const definition = (gateways.content.live().stormMode && whole.storm) || whole;
  const dictionary = gateways.content.dictionary();
  const { searchParams: search } = new URL(request.url);
  const query = readFormQuery(search);
  const visitor = await draftVisitor(header);
  // A power cut is never kept from being reported by a missing score. Decision F-613.
  const scoreRequired = definition.pageType !== 'reportAPowerCut';
  const given = { now: Date.now(), say: textsOf(formTexts, dictionary), files: new Map(), scoreRequired };
  const notice =
    draftNotice(definition, faults, dictionary) ?? noticeFor({ definition, query, search, visitor }, dictionary);
  return {
    gateways,
    definition,
    isDraft,
    search,
    query,
    cookies,
    address,
    caller: networkOf(address),
    visitor,
    visit: visitIn(cookies),
    given,
    notice,
  };
}

/** The context with these answers in the place of those before. */
export function withDraft<Context extends FormRequest>(
  context: Context,
  draft: Draft | null,
  { isAway = false, kept = draft?.kept ?? EMPTY_DRAFT }: { isAway?: boolean; kept?: DraftAnswers } = {},
): Context & FormContext {
  let journey: Journey | null = null;
  const derive = () => (journey ??= journeyOf(context.definition, kept.answers, context.given));
  return { ...context, draft, isAway, kept, journey: derive };
}

/** The files of the visitor that were not sent yet, where the page or the draft may name some. None where they cannot be asked for. */
async function filesFor(
  { gateways, definition, visitor }: FormRequest,
  slug: string | null,
  kept: DraftAnswers,
): Promise<Given['files']> {
  const mayName = (slug !== null && pageHasUploads(definition, slug)) || fileIdsIn(definition, kept).length > 0;
  if (visitor === null || !mayName) return new Map();
  const files = await gateways.uploads.filesOf(visitor).catch(() => []);
  return new Map(files.map((file) => [file.id, file]));
}

const NOBODY = { draft: null, isAway: false };
const draftOf = ({ drafts }: Pick<FormGateways, 'drafts'>, visitor: string, definition: Definition) =>
  drafts.read(visitor, definition).then(
    (draft) => ({ draft, isAway: false }),
    () => ({ draft: null, isAway: true }),
  );

/** The one builder: everything that the page `slug` of a form, its check or its sending are answered from. */
export async function formContext(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
  slug: string | null = null,
): Promise<FormContext> {
  const asked = await formRequest(request, form, gateways);
  const { visitor, definition } = asked;
  // What only shows a sentence needs no answers.
  const whose = asked.notice ? null : visitor;
  const read = whose === null ? NOBODY : await draftOf(gateways, whose, definition);
  const files = whose === null ? asked.given.files : await filesFor(asked, slug, read.draft?.kept ?? EMPTY_DRAFT);
  return withDraft({ ...asked, given: { ...asked.given, files } }, read.draft, read);
}
