import type { CompensationClock } from '~/domain/incident/compensation-clock';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { clock as timeOf, dayAndDate } from '~/domain/time/speak-time';
import type { IncidentTexts } from './when';

/** Compensation texts, written on the server. */
export interface CompensationModel {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The claim form, prefilled with what the incident knows. */
  readonly href: string;
}

/** From content: amounts in pounds, null if not shown, and the claim form's URL. */
export interface CompensationContent {
  readonly homeAmount: number | null;
  readonly businessAmount: number | null;
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
/** Returns "2026-11-21T10:15", the claim form's format, rounded to a quarter of an hour. */
const stampOf = (at: Instant, round: (quarters: number) => number): string =>
  formatLondon(round(at / QUARTER) * QUARTER).slice(0, 16);

const causeOf = (found: CompensationClock): string =>
  found.kind === 'planned' ? 'Planned' : found.why === 'storm' ? 'Storm' : 'Normal weather';

/**
 * Returns the span of a claim in whole quarter hours as a query item; the end is null while the
 * power is off.
 */
export const claimSpan = (from: Instant, until: Instant | null): string =>
  `${stampOf(from, Math.floor)}/${until === null ? '' : stampOf(until, Math.ceil)}`;

function claimHref(found: CompensationClock, reference: string, url: string): string {
  const duration = claimSpan(found.from, found.kind === 'was-off' ? found.until : null);
  const query = new URLSearchParams({ incidentNumber: reference, cause: causeOf(found), duration }).toString();
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

const reasons = { normal: 'claimNormal', large: 'claimLarge', storm: 'claimStorm' } as const;

function textOf(found: CompensationClock, { now, t, content }: Wording): string {
  if (found.kind === 'planned') return t(found.late ? 'claimPlannedLate' : 'claimPlanned', { days: found.days });
  const { hours, why } = found;
  const { homeAmount: home, businessAmount: business, stormLongHours: longest } = content;
  // After a storm the amount depends on its category, which the regulator decides later.
  const amount =
    home === null || business === null || why === 'storm' ? '' : ` ${t('claimAmount', { home, business })}`;
  if (found.kind === 'was-off') return t('claimWasOff', { hours }) + amount;
  if (found.due) return t('claimDue', { hours }) + amount;
  const time = { time: timeOf(found.at, t), day: dayAndDate(found.at, now, t) };
  return `${t('claimOff', time)} ${t(reasons[why], { hours, longest })}${amount}`;
}

/** Returns the compensation texts. docs/decisions/planned-and-offers.md (C-1 to C-6) */
export function compensationModel(found: CompensationClock | null, wording: Wording): CompensationModel | null {
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
