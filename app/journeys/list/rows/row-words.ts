import { customersOf } from '~/domain/incident/customers';
import type { Situation } from '~/domain/incident/situation';
import type { Stage } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import { daysBetween } from '~/domain/time/london-time';
import { clock, shortDate, shortWeekday } from '~/domain/time/speak-time';
import { closing, endOf } from '~/journeys/incident/words/when';
import type { language as languageTexts, row as rowTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';

export type RowTexts = Texts<typeof rowTexts & typeof languageTexts>;

const WEEK = 6;

/** "4pm" today, "4pm Sat" within the week, "4pm, 2 Dec" later. `day` is the moment whose day is meant. */
function shortMoment(at: Instant, now: Instant, t: RowTexts, day: Instant = at): string {
  const away = daysBetween(now, day);
  if (away === 0) return clock(at, t);
  return clock(at, t) + (Math.abs(away) <= WEEK ? ` ${shortWeekday(day, t)}` : `, ${shortDate(day, t)}`);
}

/** The later end of what is estimated; the plain time when power is back; nothing for cancelled work. */
export function backOf({ header, now }: Situation, t: RowTexts): string {
  if (header.kind === 'multiple' || header.kind === 'planned-cancelled') return '';
  if (header.kind === 'restored' || header.kind === 'planned-restored') {
    return header.restoredAt === null ? '' : shortMoment(header.restoredAt, now, t);
  }
  if (header.kind === 'single-premise' && header.stage === 'restored') {
    return header.restoredAt === null ? '' : shortMoment(header.restoredAt, now, t);
  }
  const { estimate } = header;
  const end = endOf(estimate);
  if (end === null) return t('rowNoTime');
  const time = shortMoment(end, now, t, closing(end));
  if (header.kind === 'unplanned' || header.kind === 'single-premise')
    return t(end < now ? 'rowOverdue' : 'rowBy', { time });
  return t('rowUntil', { time });
}

/** "412", "Over 5,000"; empty where nobody knows, or power is back. */
export function homesOf(situation: Situation, t: RowTexts): string {
  const customers = customersOf(situation);
  if (customers.kind === 'zero') return '';
  return customers.kind === 'many' ? t('rowHomesOver') : customers.count.toLocaleString('en-GB');
}

const STAGES: Readonly<Record<Stage, keyof typeof rowTexts>> = {
  reported: 'rowReported',
  'on-the-way': 'rowOnTheWay',
  investigating: 'rowFixing',
  restored: 'rowBackOn',
};

/** The state in a word or two. */
export function latestOf({ header, stage, now, isRestored }: Situation, t: RowTexts): string {
  if (header.kind === 'planned-cancelled') return t('rowCancelled');
  if (isRestored) return t('rowBackOn');
  if (header.kind === 'planned-upcoming') {
    return header.plannedAt === null
      ? t('rowPlanned')
      : t('rowStarts', { time: shortMoment(header.plannedAt, now, t) });
  }
  if (header.kind.startsWith('planned')) return t('rowPlanned');
  return t(STAGES[stage]);
}
