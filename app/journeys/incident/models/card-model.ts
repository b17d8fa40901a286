import { customersOf } from '~/domain/incident/customers';
import { incidentUrl, sectorUrl } from '~/domain/incident/for-address';
import { groupSize } from '~/domain/incident/outlook';
import type { Situation } from '~/domain/incident/situation';
import type { Stage } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import { closing } from '~/domain/time/london-time';
import { clock } from '~/domain/time/speak-time';
import { textsOf } from '~/words/texts';
import { incidentWords, type IncidentTextKey } from '~/words/incident';
import type { IconName } from '~/ui/icon-paths';
import type { VisualStatus } from '~/ui/status';
import { namedPlaceOf } from '../words/place';
import { statusOf } from '../words/status';
import { plannedWhen, dayIn, shortEstimate, type IncidentTexts } from '../words/days-in-words';

/** Small enough to send forty to a phone. */
export interface IncidentCardModel {
  readonly reference: string;
  readonly href: string;
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  readonly place: string;
  /** "Back between 4pm and 5:30pm today" */
  readonly when: string;
  readonly detail: string;
}

export interface CardWording {
  /** With overrides from content: `textsOf(incidentWords, dictionary)`. */
  readonly t?: IncidentTexts;
  /** Defaults to the incident's first sector. */
  readonly originSector?: string | null;
}

const stageTexts: Readonly<Record<Stage, IncidentTextKey | null>> = {
  reported: 'leadReported',
  'on-the-way': 'leadOnTheWay',
  investigating: 'leadInvestigating',
  restored: null,
};

function whenLine(situation: Situation, t: IncidentTexts): string {
  const { incident, outlook, estimate, now, isPlanned } = situation;
  const { phase, from, until, precision, overdue } = outlook;
  const atTime = (at: Instant) =>
    t('atTime', { time: clock(at, t), day: dayIn('near', at, now, t) });
  switch (phase) {
    case 'several':
      return t('cardMultiple', { count: groupSize(incident) });
    case 'cancelled':
      return t('cardCancelled');
    case 'restored':
      if (until === null) return t(isPlanned ? 'cardPlannedDone' : 'cardRestoredUnknown');
      return t('cardRestored', { when: atTime(until) });
    case 'late':
      if (from !== null && precision !== 'day') return t('cardLate', { when: atTime(from) });
      break;
    case 'under-way':
      if (until === null || overdue) break;
      return t('cardOffUntil', { to: clock(until, t), day: dayIn('near', closing(until), now, t) });
    case 'planned':
    case 'today':
      break;
    case 'off': {
      const when = shortEstimate(estimate, now, t);
      if (when === null) return t('cardUnknown');
      return t(overdue ? 'cardOverdue' : 'cardBack', { when });
    }
  }
  const when = plannedWhen(outlook, now, t);
  return when ? t('cardPlanned', { when }) : t('cardUnknown');
}

/** An unknown number of homes is left out, never shown as zero. */
function customersLine(situation: Situation, t: IncidentTexts): string | null {
  const customers = customersOf(situation);
  if (customers.kind === 'zero' || customers.kind === 'unknown') return null;
  if (customers.kind === 'many') return t('cardCustomersOver');
  return t('cardCustomers', { count: customers.count.toLocaleString('en-GB') });
}

function stageLine(
  { stage }: Situation,
  { status }: { status: VisualStatus },
  t: IncidentTexts,
): string | null {
  if (status === 'multiple') return t('leadMultiple');
  if (status !== 'cut') return null;
  const text = stageTexts[stage];
  return text && t(text);
}

export function cardOf(situation: Situation, wording: CardWording = {}): IncidentCardModel {
  const { t = textsOf(incidentWords), originSector } = wording;
  const { incident, isMultiple } = situation;
  const status = statusOf(situation);
  const first = incident.sectors[0] ?? null;
  const href =
    isMultiple && first !== null
      ? sectorUrl(first)
      : incidentUrl(incident.reference, originSector ?? first);
  const lines = [customersLine(situation, t), stageLine(situation, status, t)];
  return {
    reference: incident.reference,
    href,
    status: status.status,
    chip: t(status.chip),
    ...(status.icon ? { icon: status.icon } : {}),
    place: namedPlaceOf(incident, t),
    when: whenLine(situation, t),
    detail: lines.filter((line) => line !== null).join(' '),
  };
}
