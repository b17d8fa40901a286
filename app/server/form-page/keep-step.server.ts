import { acceptPage, type Accepted } from '~/forms/engine/accept';
import { fieldsOfPage, type Definition } from '~/forms/engine/definition';
import { applyIntent, readIntent } from '~/forms/engine/intent';
import { INTENT } from '~/forms/engine/intent-name';
import { journeyOf, type Given } from '~/forms/engine/journey';
import { NOTHING_KEPT, type Kept } from '~/forms/engine/kept';
import { valueOf, type Posted } from '~/forms/engine/posted';
import { METER_ANYWAY } from '~/forms/fields/smart-meter/poll';
import type { Act } from '../bot-check/uses.server';
import type { Draft } from '../drafts/drafts';
import { readVisit } from '../session.server';
import { scoreFieldOn, scoreOfPage, withScore } from './bots.server';
import type { FormGateways } from './gateways';
import { meterKnown, meterMoved, meterOn, meterStep, reportAnyway } from './meter.server';
import { readDraft } from './read-draft.server';

/** One posted page of one visitor. */
export interface PostedStep {
  readonly request: Request;
  readonly visitor: string;
  readonly definition: Definition;
  readonly slug: string;
  readonly posted: Posted;
  readonly given: Given;
}

/**
 * What a page's token is used for: the one sending of this draft. Where there is no draft yet, the posted page, which may come twice
 * before the browser has its cookie: a second press.
 */
async function actsOf({ visitor, definition, posted }: PostedStep, { drafts }: FormGateways): Promise<[Act, ...Act[]]> {
  const draft = await drafts.read(visitor, definition).catch(() => null);
  const page: Act = ['page', definition.id, [...posted]];
  return draft ? [['draft', draft.submissionKey], page] : [page];
}

/** What the server itself found out about whoever posts, as a change of what is kept before the answers are looked at. */
async function foundOut(step: PostedStep, gateways: FormGateways) {
  const { request, definition, slug, posted } = step;
  const scored = readIntent(posted).kind === 'next' ? scoreFieldOn(definition, slug) : null;
  const scoreOf =
    scored === null ? null : await scoreOfPage(request, posted, gateways.bots, await actsOf(step, gateways));
  const anyway = valueOf(posted, INTENT) === METER_ANYWAY;
  return ({ kept, begun, revision }: Draft): Kept => {
    const after = anyway ? reportAnyway(definition, kept) : kept;
    const score = scoreOf?.(revision === 0 ? null : begun);
    return scored === null || score === undefined ? after : withScore(definition, after, scored, score);
  };
}

/** Puts the answers into the draft. Without a draft the store is out of order, and the answers are on the page only. */
export async function keepStep(
  step: PostedStep,
  items: Readonly<Record<string, string>>,
  gateways: FormGateways,
): Promise<{ draft: Draft | null; accepted: Accepted | null }> {
  const { visitor, definition, slug, posted, given } = step;
  let accepted: Accepted | null = null;
  const intent = readIntent(posted);
  const found = await foundOut(step, gateways);
  try {
    const draft = await gateways.drafts.change(visitor, definition, (before) => {
      const start = found(before);
      accepted = acceptPage(definition, start, slug, posted, given);
      const kept = accepted?.kept ?? start;
      return { kept: applyIntent(definition, kept, intent), query: { ...before.query, ...items } };
    });
    return { draft, accepted };
  } catch {
    return { draft: null, accepted: acceptPage(definition, NOTHING_KEPT, slug, posted, given) };
  }
}

/** Next on the page that asks the meter: what it says by now counts. */
export async function askMeterFirst(step: PostedStep, gateways: FormGateways): Promise<void> {
  const { request, visitor, definition, slug, given } = step;
  const page = definition.pages.find((one) => one.slug === slug);
  if (!page || !fieldsOfPage(page).some(({ type }) => type === 'smart meter')) return;
  const { draft } = await readDraft(gateways, visitor, definition);
  if (!draft || !meterOn(journeyOf(definition, draft.kept.answers, given), slug)) return;
  await meterStep({ definition, draft, visitor, visit: await readVisit(request), given }, gateways);
}

/** Another address is another meter: what was said about the first one does not count. */
export async function askMovedMeter(step: PostedStep, draft: Draft, gateways: FormGateways): Promise<Kept | null> {
  const { request, visitor, definition, given } = step;
  if (!meterKnown(definition, draft.kept)) return null;
  const asked = { definition, draft, visitor, visit: await readVisit(request), given };
  if (!meterMoved(asked)) return null;
  return (await meterStep(asked, gateways))?.kept ?? null;
}
