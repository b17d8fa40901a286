import { randomUUID } from 'node:crypto';
import { json } from '@remix-run/node';
import type { Instant } from '~/domain/time/instant';
import { fieldsOf, fieldsOfPage, type Definition } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import { isFinal, type BaseContext, type Journey } from '~/forms/engine/journey';
import { setServerAnswer, type DraftAnswers } from '~/forms/engine/draft-answers';
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
import type { MeterState } from '~/forms/fields/view';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Draft } from '~/server/drafts/drafts';
import { limiterOf } from '~/server/lib/rate-limit.server';
import type { Visit } from '~/server/visit/session.server';
import { placeOf } from '~/server/submissions/place-of';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { formContext } from './context.server';
import { type FormContext } from './form-context';
import type { FormGateways } from './gateways';

const LIMIT_MS = 2000;

type MeterGateways = Pick<FormGateways, 'pings' | 'supply'>;
type Pings = MeterGateways['pings'];

const isMeter = ({ kind }: Field): boolean => kind.byServer === 'meter';
const meterField = (definition: Definition): Field | null =>
  fieldsOf(definition).find(isMeter) ?? null;

const formAllows = ({ pageType, isSmartMeter, smartPingEnabled }: Definition): boolean =>
  pageType === 'reportAPowerCut' && isSmartMeter && smartPingEnabled;

export function meterOn(
  { definition, journey }: Pick<FormContext, 'definition' | 'journey'>,
  slug: string,
): Field | null {
  const page = definition.pages.find((one) => one.slug === slug);
  if (!formAllows(definition) || !page || !fieldsOfPage(page).some(isMeter)) return null;
  const { visibleForm } = journey();
  return isFinal(journey(), slug)
    ? null
    : (visibleForm.pages.find((one) => one.slug === slug)?.fields.find(isMeter) ?? null);
}

/** Of the form's address, else of the searched one (F-594). */
const meterPointOf = (
  journey: Journey,
  visit: Pick<Visit, 'searchedAddress'>,
  base: BaseContext,
): string | null =>
  placeOf(payloadOf(journey, { reference: '' }, base).Address, visit)?.mpan ?? null;

const stateIn = (draft: DraftAnswers, field: Field): SmartMeterState | null =>
  smartMeterState.safeParse(draft.answers[field.alias]).data ?? null;

interface AskedMeter {
  readonly mpan: string;
  readonly visit: string;
  readonly now: Instant;
}

/** Each call returns null if it times out. */
const inTime = ({ supply, pings }: MeterGateways) => ({
  check: (mpan: string) => withTimeout(LIMIT_MS, supply.smartMeterCheck(mpan), null),
  start: (wanted: Parameters<Pings['start']>[0]) =>
    withTimeout(LIMIT_MS, pings.start(wanted), null),
  resultOf: (correlationId: string) => withTimeout(LIMIT_MS, pings.resultOf(correlationId), null),
});

/** A ping that fails to start counts as made and blocks nobody. */
async function ping(
  state: SmartMeterState,
  { mpan, visit, now }: AskedMeter,
  { start }: ReturnType<typeof inTime>,
  correlationId: string = randomUUID(),
): Promise<SmartMeterState> {
  const begun = await start({ mpan, correlationId, visit });
  const made = afterPing(state, correlationId, now, begun?.pingAttempts ?? state.attempts + 1);
  return begun?.started ? made : afterAnswer(made, { kind: 'failed' });
}

/**
 * Advances as far as possible: checks the meter, starts a ping, reads its result, and starts
 * another after an Error.
 */
export async function askMeter(
  known: SmartMeterState | null,
  asked: AskedMeter,
  gateways: MeterGateways,
): Promise<SmartMeterState> {
  const { mpan, now } = asked;
  const meter = inTime(gateways);
  let state = known;
  if (state?.mpan !== mpan) {
    const found = await meter.check(mpan);
    state = found ? fromCheck(found, mpan) : notChecked(mpan);
  }
  if (state.overridden) return state;
  if (!isWaiting(state) && mayPing(state, true)) state = await ping(state, asked, meter);
  // At most one result per ping in this call: after an Error the next ping starts.
  for (let looks = 0; looks < MOST_PINGS && isWaiting(state); looks += 1) {
    if (isTooLate(state, now)) return gaveUp(state);
    const result = await meter.resultOf(state.correlationId ?? '');
    if (!result) return afterAnswer(state, { kind: 'failed' });
    state = afterAnswer(state, { kind: 'answered', accepted: result.waits, ...result });
    if (state.status !== 'Error' || !mayPing(state, true)) return state;
    state = await ping(state, asked, meter, result.newCorrelationId ?? undefined);
  }
  return state;
}

const meterPointIn = (context: FormContext): string | null =>
  meterPointOf(context.journey(), context.visit, context.base);

/** Null if nothing changed. A failing store leaves the draft unchanged and blocks nobody. */
async function askAndKeep(context: FormContext): Promise<Draft | null> {
  const { definition, draft, visitor, base, gateways } = context;
  const field = meterField(definition);
  if (!field || !draft || visitor === null || !formAllows(definition)) return null;
  const mpan = meterPointIn(context);
  const before = stateIn(draft.draftAnswers, field);
  if (mpan === null && before === null) return null;
  const after =
    mpan === null
      ? null
      : await askMeter(before, { mpan, visit: visitor, now: base.now }, gateways);
  if (JSON.stringify(after) === JSON.stringify(before)) return null;
  const put = ({ draftAnswers }: Draft) => ({
    draftAnswers:
      after === null
        ? { ...draftAnswers, answers: { ...draftAnswers.answers, [field.alias]: null } }
        : setServerAnswer(definition, draftAnswers, field.alias, after),
  });
  return gateways.drafts.change(visitor, definition, put, draft).catch(() => null);
}

/** Null if nothing changed. */
export const meterBefore = async (context: FormContext, slug: string): Promise<Draft | null> =>
  context.draft && meterOn(context, slug) ? askAndKeep(context) : null;

/** If the answers name another address than the meter state in the draft. */
export async function meterAfter(context: FormContext): Promise<Draft | null> {
  const field = meterField(context.definition);
  const state = field && context.draft && stateIn(context.draft.draftAnswers, field);
  return state && meterPointIn(context) !== state.mpan ? askAndKeep(context) : null;
}

export function reportAnyway(definition: Definition, draft: DraftAnswers): DraftAnswers {
  const field = meterField(definition);
  const state = field && stateIn(draft, field);
  return field && state
    ? setServerAnswer(definition, draft, field.alias, { ...state, overridden: true })
    : draft;
}

export function phaseIn(definition: Definition, draft: DraftAnswers): MeterPhase {
  const field = meterField(definition);
  return phaseOf(field ? stateIn(draft, field) : null);
}

/** Null if no meter is asked. */
export function meterState(context: FormContext, slug: string): MeterState | null {
  const { definition, draftAnswers } = context;
  const phase = meterOn(context, slug) ? phaseIn(definition, draftAnswers) : 'none';
  if (phase === 'none') return null;
  const { id, smartMeterData } = definition;
  const mayBeOn = phase === 'on' || phase === 'asking';
  return {
    phase,
    ask: `/forms/${encodeURIComponent(id)}/meter.json`,
    notice: mayBeOn ? smartMeterData : null,
  };
}

const polls = limiterOf('meter polls');

/** For a page that polls with JavaScript. Reveals nothing to a visitor without a draft. */
export async function answerMeterPhase(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const say = (phase: MeterPhase) =>
    json({ phase }, { headers: { 'Cache-Control': cachePolicy.noStore } });
  if (!gateways.forms.byId(form ?? '')) return say('none');
  const context = await formContext(request, form, gateways);
  if (context.visitor === null || !context.draft) return say('none');
  const wait = polls.take(context.visitor, context.base.now);
  const { draftAnswers } = (wait > 0 ? null : await askAndKeep(context)) ?? context;
  return say(phaseIn(context.definition, draftAnswers));
}
