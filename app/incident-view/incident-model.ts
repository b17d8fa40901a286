import { calendarEventOf } from '~/domain/incident/calendar-event';
import { compensationClock, type CompensationRules } from '~/domain/incident/compensation-clock';
import { isCancelled, isFuture, isPlanned, isSinglePremise } from '~/domain/incident/flags';
import { sectorUrl } from '~/domain/incident/for-address';
import { headerSituation, type HeaderSituation } from '~/domain/incident/header-situation';
import type { Incident } from '~/domain/incident/incident';
import { postcodesOf, type AffectedPostcodes } from '~/domain/incident/postcodes';
import type { Instant } from '~/domain/instant';
import { sectorOf } from '~/domain/postcode';
import type { AnswerModel, Checked } from './answer-model';
import { compensationModel, type CompensationContent, type CompensationModel } from './compensation';
import { estimateHistory, type EstimateHistory, type SaidEstimate } from './estimate-history';
import { factsOf } from './facts';
import { headerSentence } from './header-sentence';
import { leadOf } from './lead';
import { placeOf, type TownOf } from './place';
import { ruleOf } from './rule-of';
import { statusOf } from './status';
import { stepsModel, type StepsModel } from './steps-model';
import { titleOf } from './title';
import type { IncidentTexts } from './when';

/** Everything around the incident that its page needs to know. */
export interface IncidentContext {
  readonly now: Instant;
  readonly t: IncidentTexts;
  /** Storm mode, and the storm's name where it has one. */
  readonly storm: { readonly on: boolean; readonly name: string | null };
  readonly townOf: TownOf;
  /** The address that the visitor searched for, if any. */
  readonly searched: { readonly postcode: string; readonly fullAddress: string } | null;
  /** The one home of a single premise is the visitor's own; their meter point says so. */
  readonly ownHome: boolean;
  readonly said: readonly SaidEstimate[];
  /** Null where there are none to show. */
  readonly roads: readonly string[] | null;
  readonly checked: Checked;
  readonly compensation: { readonly rules: CompensationRules; readonly content: CompensationContent };
  /** The listing that the visitor came from. */
  readonly cameFromListing: string | null;
  /** Text updates are offered at this incident (custom SMS display). */
  readonly offersTexts: boolean;
}

export interface IncidentModel {
  readonly kind: 'incident';
  readonly reference: string;
  readonly title: string;
  readonly answer: AnswerModel;
  /** Why planned work needs the power off is told only while it does. */
  readonly tellsWhy: boolean;
  /** Null where nothing is going to happen any more. */
  readonly steps: StepsModel | null;
  readonly history: EstimateHistory | null;
  /** Honest about estimates: only where there is one that may still move. */
  readonly mayMove: boolean;
  readonly affected: AffectedPostcodes;
  readonly mapLabel: string;
  /** Undefined where they are not shown at all. */
  readonly roads?: readonly string[] | null;
  readonly texts: boolean;
  /** When compensation applies; null where there is nothing to say. */
  readonly compensation: CompensationModel | null;
  readonly calendar: boolean;
  readonly future: boolean;
  readonly back: { readonly href: string; readonly label: string } | null;
}

/** Whether the incident covers the searched address, so that the page may say "your power". */
export const covers = (incident: Incident, searched: IncidentContext['searched']): boolean =>
  searched !== null &&
  (incident.postcodes.length > 0
    ? incident.postcodes.includes(searched.postcode)
    : incident.sectors.includes(sectorOf(searched.postcode) ?? ''));

const mayMove = (situation: HeaderSituation): boolean =>
  (situation.kind === 'unplanned' || situation.kind === 'single-premise') &&
  situation.estimate.kind !== 'to-be-confirmed' &&
  !(situation.kind === 'single-premise' && situation.stage === 'restored');

function mapTextOf(situation: HeaderSituation): 'mapCut' | 'mapSingle' | 'mapPlanned' | 'mapRestored' | 'mapCancelled' {
  if (situation.kind === 'planned-cancelled') return 'mapCancelled';
  if (situation.kind === 'restored' || situation.kind === 'planned-restored') return 'mapRestored';
  if (situation.kind === 'single-premise') return 'mapSingle';
  return situation.kind === 'unplanned' ? 'mapCut' : 'mapPlanned';
}

/** The page of one incident, worded and drawn: what travels to the visitor, and nothing more. */
export function incidentModel(incident: Incident, context: IncidentContext): IncidentModel {
  const { now, t, storm, searched, townOf, cameFromListing } = context;
  const situation = headerSituation(incident, now, { storm: storm.on });
  const { status, chip, icon } = statusOf(incident, now);
  const yours = covers(incident, searched);
  const areas = placeOf(incident, t);
  const place = yours && searched ? searched.postcode : areas;
  const town = incident.sectors[0] === undefined ? null : townOf(incident.sectors[0]);
  const power = yours ? t('yourPower') : t('powerAt', { place });
  const called = situation.kind === 'planned-cancelled';
  const mapText = mapTextOf(situation);
  return {
    kind: 'incident',
    reference: incident.reference,
    title: titleOf(incident, situation, { now, t, place }),
    answer: {
      status,
      chip: t(chip),
      ...(icon ? { icon } : {}),
      where: yours && searched ? searched.fullAddress : town ? `${town}, ${areas}` : areas,
      searched: yours && searched ? searched.postcode : '',
      sentence: headerSentence(situation, { now, t, power, place, ownHome: context.ownHome, storm: storm.name }),
      lead: leadOf(incident, situation, storm.on, t),
      rule: ruleOf(incident, situation, now, t),
      facts: factsOf(incident, now, t),
      checked: context.checked,
    },
    tellsWhy: isPlanned(incident) && !called,
    steps: called ? null : stepsModel(incident, now, t),
    history: isPlanned(incident) ? null : estimateHistory(incident, context.said, now, t),
    mayMove: mayMove(situation),
    affected: isSinglePremise(incident) || called ? { kind: 'none' } : postcodesOf(incident),
    mapLabel: t(mapText, { places: incident.sectors.slice(0, 5).join(', ') || place }),
    ...(called ? {} : { roads: context.roads }),
    texts: context.offersTexts && !called,
    compensation: compensationModel(
      compensationClock(incident, { storm: storm.on, now, rules: context.compensation.rules }),
      { reference: incident.reference, now, t, content: context.compensation.content },
    ),
    calendar: calendarEventOf(incident, now) !== null,
    future: isFuture(incident, now) && !isCancelled(incident),
    back:
      cameFromListing === null
        ? null
        : { href: sectorUrl(cameFromListing), label: t('backToList', { place: cameFromListing }) },
  };
}
