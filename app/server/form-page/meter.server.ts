import { randomUUID } from 'node:crypto';
import { json } from '@remix-run/node';
import type { Instant } from '~/domain/instant';
import { fieldsOf, type Definition, type Field } from '~/forms/engine/definition';
import { isFinal, journeyOf, type Given, type Journey } from '~/forms/engine/journey';
import { setByServer, type Kept } from '~/forms/engine/kept';
import { payloadOf } from '~/forms/engine/payload';
import {
  afterAnswer,
  afterPing,
  fromCheck,
  gaveUp,
  isTooLate,
  isWaiting,
  mayPing,
  MOST_PINGS,
  notChecked,
  phaseOf,
  smartMeterState,
  type SmartMeterState,
} from '~/forms/fields/smart-meter/ping';
import type { MeterPhase } from '~/forms/fields/smart-meter/poll';
import type { MeterAround } from '~/forms/fields/view';
import { cachePolicy } from '../cache-policy';
import { draftVisitor } from '../drafts/cookie.server';
import type { Draft } from '../drafts/drafts';
import { createLimiter } from '../rate-limit.server';
import { readVisit, type Visit } from '../session.server';
import { placeOf } from '../submissions/place-of';
import { within } from '../within.server';
import type { FormGateways } from './gateways';
import { givenBy } from './given.server';
import { readDraft } from './read-draft.server';

/** A meter holds up no page for longer than this. */
const LIMIT_MS = 2000;

type MeterGateways = Pick<FormGateways, 'pings' | 'supply'>;

const meterField = (definition: Definition): Field | null =>
  fieldsOf(definition).find(({ type }) => type === 'smart meter') ?? null;

/** Report power cut only, where the form asks for it. Form engine, section 4 (Smart meter ping). */
const formAllows = ({ pageType, isSmartMeter, smartPingEnabled }: Definition): boolean =>
  pageType === 'reportAPowerCut' && isSmartMeter && smartPingEnabled;

/** The meter question of a page that is shown and not the last one. */
export function meterOn(journey: Journey, slug: string): Field | null {
  const { definition, shown } = journey;
  if (!formAllows(definition) || isFinal(journey, slug)) return null;
  return shown.pages.find((page) => page.slug === slug)?.fields.find(({ type }) => type === 'smart meter') ?? null;
}

/** The meter point that the answers so far are about: that of the form's address, else of the searched one. Decision F-594. */
const meterPointOf = (journey: Journey, visit: Pick<Visit, 'searchedAddress'>, given: Given): string | null =>
  placeOf(payloadOf(journey, { reference: '' }, given).Address, visit)?.mpan ?? null;

const stateIn = (kept: Kept, field: Field): SmartMeterState | null =>
  smartMeterState.safeParse(kept.answers[field.alias]).data ?? null;

/** Begins a ping. Where it cannot begin it counts as made, and holds nobody up. */
async function ping(
  state: SmartMeterState,
  mpan: string,
  visit: string,
  { pings }: MeterGateways,
  now: Instant,
  correlationId: string = randomUUID(),
): Promise<SmartMeterState> {
  const begun = await within(LIMIT_MS, pings.start({ mpan, correlationId, visit }), null);
  const made = afterPing(state, correlationId, now, begun?.pingAttempts ?? state.attempts + 1);
  return begun?.started ? made : afterAnswer(made, { kind: 'failed' });
}

/** Asks the meter as far as it can be asked now: checks it, begins a ping, looks for its result, begins another after an Error. */
export async function askMeter(
  known: SmartMeterState | null,
  { mpan, visit, now }: { mpan: string; visit: string; now: Instant },
  gateways: MeterGateways,
): Promise<SmartMeterState> {
  let state = known;
  if (state?.mpan !== mpan) {
    const found = await within(LIMIT_MS, gateways.supply.smartMeterCheck(mpan), null);
    state = found ? fromCheck(found, mpan) : notChecked(mpan);
  }
  if (state.overridden) return state;
  if (!isWaiting(state) && mayPing(state, true)) state = await ping(state, mpan, visit, gateways, now);
  // At most one result for each ping of this call: an Error begins the next one.
  for (let looks = 0; looks < MOST_PINGS && isWaiting(state); looks += 1) {
    if (isTooLate(state, now)) return gaveUp(state);
    const result = await within(LIMIT_MS, gateways.pings.resultOf(state.correlationId ?? ''), null);
    if (!result) return afterAnswer(state, { kind: 'failed' });
    state = afterAnswer(state, { kind: 'answered', accepted: result.waits, ...result });
    if (state.status !== 'Error' || !mayPing(state, true)) return state;
    state = await ping(state, mpan, visit, gateways, now, result.newCorrelationId ?? undefined);
  }
  return state;
}

interface Asked {
  readonly definition: Definition;
  readonly draft: Draft;
  readonly visitor: string;
  readonly visit: Pick<Visit, 'searchedAddress'>;
  readonly given: Given;
}

/**
 * Asks the meter and keeps in the draft what it said. `null` where nothing changed. A store that fails leaves the draft as it
 * was: nobody is held up by it here.
 */
export async function meterStep(
  { definition, draft, visitor, visit, given }: Asked,
  gateways: FormGateways,
): Promise<Draft | null> {
  const field = meterField(definition);
  if (!field || !formAllows(definition)) return null;
  const journey = journeyOf(definition, draft.kept.answers, given);
  const mpan = meterPointOf(journey, visit, given);
  const before = stateIn(draft.kept, field);
  if (mpan === null && before === null) return null;
  const after = mpan === null ? null : await askMeter(before, { mpan, visit: visitor, now: given.now }, gateways);
  if (JSON.stringify(after) === JSON.stringify(before)) return null;
  const put = (kept: Kept): Kept =>
    after === null
      ? { ...kept, answers: { ...kept.answers, [field.alias]: null } }
      : setByServer(definition, kept, field.alias, after);
  return gateways.drafts.change(visitor, definition, ({ kept }) => ({ kept: put(kept) })).catch(() => null);
}

export function meterKnown(definition: Definition, kept: Kept): boolean {
  const field = meterField(definition);
  return field !== null && Boolean(kept.answers[field.alias]);
}

/** Whether what the draft knows is about another meter point than its answers are now. */
export function meterMoved({ definition, draft, visit, given }: Omit<Asked, 'visitor'>): boolean {
  const field = meterField(definition);
  const state = field && stateIn(draft.kept, field);
  if (!state) return false;
  return meterPointOf(journeyOf(definition, draft.kept.answers, given), visit, given) !== state.mpan;
}

/** The visitor says that the power is off, whatever the meter says or does not say yet. Decision F-565. */
export function reportAnyway(definition: Definition, kept: Kept): Kept {
  const field = meterField(definition);
  const state = field && stateIn(kept, field);
  return field && state ? setByServer(definition, kept, field.alias, { ...state, overridden: true }) : kept;
}

export function phaseIn(definition: Definition, kept: Kept): MeterPhase {
  const field = meterField(definition);
  return phaseOf(field ? stateIn(kept, field) : null);
}

/** What the view may know of the meter; null where none is asked. */
export function meterAround(journey: Journey, slug: string, kept: Kept): MeterAround | null {
  const phase = meterOn(journey, slug) ? phaseIn(journey.definition, kept) : 'none';
  if (phase === 'none') return null;
  const { id, smartMeterData } = journey.definition;
  const mayBeOn = phase === 'on' || phase === 'asking';
  return { phase, ask: `/forms/${encodeURIComponent(id)}/meter.json`, said: mayBeOn ? smartMeterData : null };
}

const polls = createLimiter({ perMinute: 30, burst: 10 });

/** How far the meter is, for a page that JavaScript keeps up to date. Nothing is said to whom no draft belongs. */
export async function answerMeterPhase(request: Request, form: string | undefined, gateways: FormGateways) {
  const headers = { 'Cache-Control': cachePolicy.noStore };
  const definition = gateways.forms.byId(form ?? '');
  const visitor = await draftVisitor(request);
  const { draft } = definition ? await readDraft(gateways, visitor, definition) : { draft: null };
  if (!definition || !visitor || !draft) return json({ phase: 'none' satisfies MeterPhase }, { headers });
  const given = givenBy(gateways, definition);
  const wait = polls.take(visitor, given.now);
  const visit = await readVisit(request);
  const after = wait > 0 ? null : await meterStep({ definition, draft, visitor, visit, given }, gateways);
  return json({ phase: phaseIn(definition, (after ?? draft).kept) }, { headers });
}
