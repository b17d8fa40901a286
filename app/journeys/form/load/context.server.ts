import type { Definition } from '~/forms/engine/definition';
import { readFormQuery } from '~/forms/engine/form-query';
import { journeyOf, type BaseContext, type Journey } from '~/forms/engine/journey';
import { EMPTY_DRAFT, type DraftAnswers } from '~/forms/engine/draft-answers';
import { textsOf } from '~/words/texts';
import { form as formTexts } from '#words/en.json';
import { draftVisitor } from '~/server/drafts/cookie.server';
import type { Draft } from '~/server/drafts/drafts';
import { shownForm } from '~/server/previews/shown-form.server';
import { addressOf, networkOf } from '~/server/lib/caller.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { visitIn } from '~/server/visit/session.server';
import { cutsOf } from './duplicate/claim.server';
import type { FormContext, FormRequest } from './form-context';
import type { FormGateways } from './gateways';
import { draftNotice, noticeFor } from './notice.server';
import { fileIdsIn, pageHasUploads } from './uploads-of';

/** An unknown form is a 404. */
export async function formRequest(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
): Promise<FormRequest> {
  const header = request.headers.get('Cookie');
  const [cookies, address] = [cookiesIn(header), addressOf(request)];
  const { definition: whole, isDraft, faults } = await shownForm(gateways, cookies, form ?? '');
  if (!whole) throw new Response(null, { status: 404 });
  // In a storm the form asks only what the control room needs. docs/decisions/report.md
  const definition = (gateways.content.live().stormMode && whole.storm) || whole;
  const dictionary = gateways.content.dictionary();
  const { searchParams: search } = new URL(request.url);
  const query = readFormQuery(search);
  const visitor = await draftVisitor(header);
  // A missing score never blocks a power cut report (F-613).
  const scoreRequired = definition.pageType !== 'reportAPowerCut';
  const base = {
    now: Date.now(),
    say: textsOf(formTexts, dictionary),
    files: new Map(),
    scoreRequired,
  };
  const notice =
    draftNotice(definition, faults, dictionary) ??
    noticeFor({ definition, query, search, visitor }, dictionary);
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
    base,
    notice,
  };
}

export function withDraft<Context extends FormRequest>(
  context: Context,
  draft: Draft | null,
  {
    storeUnavailable = false,
    draftAnswers = draft?.draftAnswers ?? EMPTY_DRAFT,
  }: { storeUnavailable?: boolean; draftAnswers?: DraftAnswers } = {},
): Context & FormContext {
  let journey: Journey | null = null;
  const derive = () =>
    (journey ??= journeyOf(context.definition, draftAnswers.answers, context.base));
  return { ...context, draft, storeUnavailable, draftAnswers, journey: derive };
}

/** Only if the page or draft may refer to some; none if they cannot be loaded. */
async function filesFor(
  { gateways, definition, visitor }: FormRequest,
  slug: string | null,
  kept: DraftAnswers,
): Promise<BaseContext['files']> {
  const mayName =
    (slug !== null && pageHasUploads(definition, slug)) || fileIdsIn(definition, kept).length > 0;
  if (visitor === null || !mayName) return new Map();
  const files = await gateways.uploads.filesOf(visitor).catch(() => []);
  return new Map(files.map((file) => [file.id, file]));
}

const NOBODY = { draft: null, storeUnavailable: false };
const draftOf = (
  { drafts }: Pick<FormGateways, 'drafts'>,
  visitor: string,
  definition: Definition,
) =>
  drafts.read(visitor, definition).then(
    (draft) => ({ draft, storeUnavailable: false }),
    () => ({ draft: null, storeUnavailable: true }),
  );

export async function formContext(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
  slug: string | null = null,
): Promise<FormContext> {
  const asked = await formRequest(request, form, gateways);
  const { visitor, definition } = asked;
  const whose = asked.notice ? null : visitor;
  const read = whose === null ? NOBODY : await draftOf(gateways, whose, definition);
  const files =
    whose === null
      ? asked.base.files
      : await filesFor(asked, slug, read.draft?.draftAnswers ?? EMPTY_DRAFT);
  const context = withDraft({ ...asked, base: { ...asked.base, files } }, read.draft, read);
  const cuts = cutsOf(context);
  return cuts
    ? withDraft({ ...context, base: { ...context.base, cuts } }, read.draft, read)
    : context;
}
