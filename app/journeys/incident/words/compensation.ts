import type { CompensationClock } from '~/domain/incident/compensation-clock';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { clock as timeOf, fullDate } from '~/domain/time/speak-time';
import { dayIn, type IncidentTexts } from './days-in-words';

export interface CompensationModel {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** Amounts are in pounds, null if not shown. */
export interface CompensationContent {
  readonly homeAmount: number | null;
  readonly businessAmount: number | null;
  /** When the amounts were last checked; null if unknown. */
  readonly amountsAsOf: Instant | null;
  readonly stormLongHours: number;
  readonly claimUrl: string;
}

interface Wording {
  readonly reference: string;
  readonly now: Instant;
  readonly t: IncidentTexts;
  readonly content: CompensationContent;
}

const QUARTER = 15 * MINUTE;
/** "2026-11-21T10:15", the claim form's format, rounded to a quarter of an hour. */
const stampOf = (at: Instant, round: (quarters: number) => number): string =>
  formatLondon(round(at / QUARTER) * QUARTER).slice(0, 16);

const causeOf = (found: CompensationClock): string =>
  found.kind === 'planned' ? 'Planned' : found.why === 'storm' ? 'Storm' : 'Normal weather';

/** A query item in whole quarter hours; the end is null while the power is off. */
export const claimSpan = (from: Instant, until: Instant | null): string =>
  `${stampOf(from, Math.floor)}/${until === null ? '' : stampOf(until, Math.ceil)}`;

function claimHref(found: CompensationClock, reference: string, url: string): string {
  const duration = claimSpan(found.from, found.kind === 'was-off' ? found.until : null);
  const query = new URLSearchParams({
    incidentNumber: reference,
    cause: causeOf(found),
    duration,
  }).toString();
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

const reasons = { normal: 'claimNormal', large: 'claimLarge', storm: 'claimStorm' } as const;

/** "£95 (£190 for a business)" and the date of these amounts. */
function sumOf(why: keyof typeof reasons, { t, content }: Wording) {
  const { homeAmount: home, businessAmount: business, amountsAsOf } = content;
  // After a storm the amount depends on its category, which the regulator decides later.
  if (home === null || business === null || why === 'storm')
    return { sum: t('claimSumUnsaid'), asOf: '' };
  return {
    sum: t('claimSumOwed', { home, business }),
    asOf: amountsAsOf === null ? '' : t('claimAsOf', { date: fullDate(amountsAsOf, t) }),
  };
}

function textOf(found: CompensationClock, wording: Wording): string {
  const { now, t, content } = wording;
  if (found.kind === 'planned')
    return t(found.late ? 'claimPlannedLate' : 'claimPlanned', { days: found.days });
  const { hours, why } = found;
  const { sum, asOf } = sumOf(why, wording);
  const sentences =
    found.kind === 'was-off'
      ? [t('claimWasOff', { hours, sum })]
      : found.due
        ? [t('claimDue', { hours, sum })]
        : [
            t('claimOff', { time: timeOf(found.at, t), day: dayIn('near', found.at, now, t), sum }),
            t(reasons[why], { hours, longest: content.stormLongHours }),
          ];
  return [...sentences, asOf].filter(Boolean).join(' ');
}

/** See docs/decisions/planned-and-offers.md (C-1 to C-6) */
export function compensationModel(
  found: CompensationClock | null,
  wording: Wording,
): CompensationModel | null {
  if (!found) return null;
  const { reference, t, content } = wording;
  const early = found.kind === 'off' && !found.due;
  return {
    title: t('claimTitle'),
    text: textOf(found, wording),
    link: t(early ? 'claimLinkEarly' : 'claimLink'),
    href: claimHref(found, reference, content.claimUrl),
  };
}
