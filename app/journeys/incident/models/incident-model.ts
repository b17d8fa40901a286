import { calendarEventOf } from '~/domain/incident/calendar-event';
import { compensationClock, type CompensationRules } from '~/domain/incident/compensation-clock';
import { sectorUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { postcodesOf, type AffectedPostcodes } from '~/domain/incident/postcodes';
import { coversPostcode, shownHomes } from '~/domain/incident/place/still-off';
import type { Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import type { OddsAt } from '~/domain/odds/learned';
import type { AnswerModel, Checked } from './answer-model';
import {
  compensationModel,
  type CompensationContent,
  type CompensationModel,
} from '../words/compensation';
import {
  estimateAt,
  estimateHistory,
  type EstimateHistory,
  type PastEstimate,
} from '../words/estimate-history';
import { factsOf } from '../words/facts';
import { oddsHistory, oddsWords } from '../words/odds';
import { powerBackSentence } from '../words/power-back-sentence';
import { leadOf } from '../words/lead-sentences';
import { placeOf, townPlaceOf } from '../words/place';
import { ruleOf } from '../words/rule-of';
import { statusOf } from '../words/status';
import { stepsModel, type StepsModel } from './steps-model';
import { titleOf } from '../words/title';
import type { IncidentTexts } from '../words/days-in-words';

export interface IncidentContext {
  readonly t: IncidentTexts;
  /** Null if it has none. */
  readonly stormName: string | null;
  /** The incident covers the searched address: the page says "your power". */
  readonly isVisitors: boolean;
  /** By meter point. */
  readonly ownHome: boolean;
  readonly said: readonly PastEstimate[];
  /** At each full hour since the report, newest first; empty if there are no odds. */
  readonly odds: readonly OddsAt[];
  /** Null where there are none to show. */
  readonly roads: readonly string[] | null;
  readonly checked: Checked;
  readonly compensation: {
    readonly rules: CompensationRules;
    readonly content: CompensationContent;
  };
  readonly cameFromListing: string | null;
  readonly offersTexts: boolean;
  readonly offersPush: boolean;
  readonly stillOff: number;
}

export interface IncidentModel {
  readonly kind: 'incident';
  readonly reference: string;
  readonly title: string;
  /** For others, who may read it on another day. */
  readonly shareText: string;
  readonly answer: AnswerModel;
  /** For planned work only. */
  readonly why: string | null;
  /** Null unless power is off now. */
  readonly until: readonly string[] | null;
  /** For cancelled work only. */
  readonly instead: readonly string[] | null;
  /** Null once nothing more will happen. */
  readonly steps: StepsModel | null;
  readonly history: EstimateHistory | null;
  /** If it can still change; null if unknown, planned or over. */
  readonly estimate: Instant | null;
  readonly affected: AffectedPostcodes;
  readonly mapLabel: string;
  /** Undefined if they are not shown. */
  readonly roads?: readonly string[] | null;
  readonly texts: boolean;
  readonly push: boolean;
  /** How many homes are still off; undefined if the page must not say. */
  readonly stillOff?: number;
  /** Null if there is nothing to say. */
  readonly compensation: CompensationModel | null;
  readonly calendar: boolean;
  readonly future: boolean;
  readonly back: { readonly href: string; readonly label: string } | null;
}

export const covers = (
  incident: Incident,
  searched: { readonly postcode: string } | null,
): boolean => searched !== null && coversPostcode(incident, searched.postcode);

const movingEstimate = ({ outlook }: Situation): Instant | null =>
  outlook.phase === 'off' ? outlook.until : null;

const untilBack = [
  'untilFridge',
  'untilTorch',
  'untilOff',
  'untilLight',
  'untilNeighbour',
] as const;

const isOff = ({ outlook: { phase } }: Situation): boolean =>
  phase === 'off' || phase === 'under-way';

function whyOf(situation: Situation): 'whyTitle' | 'whyTitleNow' | 'whyTitleDone' {
  if (situation.isRestored) return 'whyTitleDone';
  return isOff(situation) ? 'whyTitleNow' : 'whyTitle';
}

function mapTextOf({
  outlook: { phase },
  isPlanned,
  isSinglePremise,
}: Situation): 'mapCut' | 'mapSingle' | 'mapPlanned' | 'mapRestored' | 'mapCancelled' {
  if (phase === 'cancelled') return 'mapCancelled';
  if (isSinglePremise && !isPlanned && phase !== 'several') return 'mapSingle';
  if (phase === 'restored') return 'mapRestored';
  return phase === 'off' ? 'mapCut' : 'mapPlanned';
}

function oddsOf(situation: Situation, { odds, said, t }: IncidentContext) {
  const { now, estimate } = situation;
  const [current] = odds;
  const first = odds.at(-1);
  if (!current || !first) return { line: null, history: [] };
  const oddsContext = { reportedAt: first.at, now, t };
  return {
    line: oddsWords({ ...current, estimate }, oddsContext),
    history: oddsHistory(
      odds.map((hour) => ({ ...hour, estimate: estimateAt(hour.at, said, situation) })),
      oddsContext,
    ),
  };
}

/** Holds nothing the visitor does not need. */
export function incidentModel(situation: Situation, context: IncidentContext): IncidentModel {
  const { t, stormName: storm, ownHome, isVisitors, cameFromListing, said } = context;
  const { incident, now, outlook, isPlanned, isCancelled } = situation;
  const { status, chip, icon } = statusOf(situation);
  const place = placeOf(incident, t);
  const power = isVisitors ? t('yourPower') : t('powerAt', { place });
  const called = outlook.phase === 'cancelled';
  const homes = status === 'restored' ? shownHomes(context.stillOff) : null;
  const mapText = mapTextOf(situation);
  const odds = oddsOf(situation, context);
  return {
    kind: 'incident',
    reference: incident.reference,
    title: titleOf(situation, { t, place }),
    shareText: titleOf(situation, { t, place, days: 'date' }),
    answer: {
      status,
      chip: t(chip),
      ...(icon ? { icon } : {}),
      where: townPlaceOf(incident, t),
      searched: '',
      isVisitors,
      sentence: powerBackSentence(situation, { t, power, place, ownHome, storm }),
      lead: leadOf(situation, t),
      odds: odds.line,
      rule: ruleOf(situation, t),
      facts: factsOf(situation, t),
      checked: context.checked,
    },
    why: isPlanned && !called ? t(whyOf(situation)) : null,
    until: isOff(situation) ? untilBack.map((line) => t(line)) : null,
    instead: called
      ? [
          t('cancelledStays'),
          t('cancelledAgain', { days: context.compensation.rules.plannedNoticeDays }),
          t('cancelledOff'),
        ]
      : null,
    steps: called ? null : stepsModel(situation, t),
    history: isPlanned ? null : estimateHistory(situation, { said, odds: odds.history }, t),
    estimate: movingEstimate(situation),
    affected: situation.isSinglePremise || called ? { kind: 'none' } : postcodesOf(incident),
    mapLabel: t(mapText, { places: incident.sectors.slice(0, 5).join(', ') || place }),
    ...(called ? {} : { roads: context.roads }),
    texts: context.offersTexts && !called,
    push: context.offersPush && context.offersTexts && !called && !situation.isRestored,
    ...(homes === null ? {} : { stillOff: homes }),
    compensation: compensationModel(compensationClock(situation, context.compensation.rules), {
      reference: incident.reference,
      now,
      t,
      content: context.compensation.content,
    }),
    calendar: calendarEventOf(situation) !== null,
    future: situation.isFuture && !isCancelled,
    back:
      cameFromListing === null
        ? null
        : { href: sectorUrl(cameFromListing), label: t('backToList', { place: cameFromListing }) },
  };
}
