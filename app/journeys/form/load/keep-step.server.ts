import { acceptPage, type Accepted } from '~/forms/engine/accept';
import { applyIntent, readIntent } from '~/forms/engine/intent';
import { INTENT } from '~/forms/engine/intent-name';
import { EMPTY_DRAFT, type DraftAnswers } from '~/forms/engine/draft-answers';
import { valueOf, type FormValues } from '~/forms/engine/form-values';
import { OWN_ITEMS } from '~/forms/form-paths';
import { METER_ANYWAY } from '~/forms/fields/smart-meter/poll';
import type { Act } from '~/server/ports/bot-check/uses.server';
import type { Draft } from '~/server/drafts/drafts';
import { scoreFieldOn, scoreOfPage, withScore } from './bots.server';
import { withDraft } from './context.server';
import { type FormContext } from './form-context';
import { meterAfter, meterBefore, reportAnyway } from './meter.server';

export interface PostedPage extends FormContext {
  readonly visitor: string;
  readonly slug: string;
  readonly posted: FormValues;
}

/**
 * A page's token is bound to sending this draft once. Without a draft it is the posted page, which
 * can be posted again before the browser has its cookie.
 */
function actsOf({ draft, definition, posted }: PostedPage): [Act, ...Act[]] {
  const page: Act = ['page', definition.id, [...posted]];
  return draft ? [['draft', draft.submissionKey], page] : [page];
}

/** From what the server knows about the sender, applied before the answers are checked. */
async function serverPatch(page: PostedPage) {
  const { address, definition, slug, posted, gateways } = page;
  const scored = readIntent(posted).kind === 'next' ? scoreFieldOn(definition, slug) : null;
  const acts = actsOf(page);
  const scoreOf = scored === null ? null : await scoreOfPage(address, posted, gateways.bots, acts);
  const anyway = valueOf(posted, INTENT) === METER_ANYWAY;
  return ({ draftAnswers, begun, revision }: Draft): DraftAnswers => {
    const after = anyway ? reportAnyway(definition, draftAnswers) : draftAnswers;
    const score = scoreOf?.(revision === 0 ? null : begun);
    return scored === null || score === undefined
      ? after
      : withScore(definition, after, scored, score);
  };
}

export interface Saved {
  readonly page: PostedPage;
  /** Null if the form has no such page. */
  readonly accepted: Accepted | null;
}

interface Put {
  readonly draft: Draft | null;
  readonly storeUnavailable: boolean;
  readonly accepted: Accepted | null;
}

const TURNS: ReadonlySet<string> = new Set(['next', 'back']);

/** If the store is unavailable, the page holds the only copy. */
async function put(page: PostedPage): Promise<Put> {
  const {
    visitor,
    definition,
    slug,
    posted,
    base,
    gateways,
    query,
    search,
    draft,
    storeUnavailable,
  } = page;
  const items = query.malformed ? {} : query.items;
  const intent = readIntent(posted);
  const found = await serverPatch(page);
  let accepted: Accepted | null = null;
  const change = (before: Draft) => {
    const start = found(before);
    accepted = acceptPage(definition, start, slug, posted, base);
    // A valid answer on the check page stays until its change is valid too.
    const isWrongChange =
      search.has(OWN_ITEMS.change) && TURNS.has(intent.kind) && accepted?.problems.length;
    const draftAnswers = (isWrongChange ? null : accepted?.draftAnswers) ?? start;
    return {
      draftAnswers: applyIntent(definition, draftAnswers, intent),
      query: { ...before.query, ...items },
    };
  };
  try {
    const after = await gateways.drafts.change(
      visitor,
      definition,
      change,
      storeUnavailable ? undefined : draft,
    );
    return { draft: after, storeUnavailable: false, accepted };
  } catch {
    return {
      draft: null,
      storeUnavailable: true,
      accepted: acceptPage(definition, EMPTY_DRAFT, slug, posted, base),
    };
  }
}

/** Next on the meter's page pings the meter first, and a new address means a new meter. */
export async function keepStep(page: PostedPage): Promise<Saved> {
  const asked = await meterBefore(page, page.slug);
  const { draft, storeUnavailable, accepted } = await put(asked ? { ...page, draft: asked } : page);
  // The page shows what was answered: items added or removed meanwhile appear on the next page.
  const saved = withDraft(page, draft, {
    storeUnavailable,
    ...(accepted && { draftAnswers: accepted.draftAnswers }),
  });
  const moved = accepted && (await meterAfter(saved));
  return { page: moved ? withDraft(saved, moved) : saved, accepted };
}
