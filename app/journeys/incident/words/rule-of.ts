import type { Situation } from '~/domain/incident/situation';
import { hourRule, type HourRule, type Moments } from './hour-rule';
import { closing } from '~/domain/time/london-time';
import { sameDay, type IncidentTexts } from './days-in-words';

const onlyIf = <T>(holds: boolean, value: T): T | null => (holds ? value : null);

function momentsOf({ incident, outlook, now, isPlanned }: Situation): Moments | null {
  const { phase, from, until } = outlook;
  const reported = incident.receivedAt ?? incident.createdAt;
  if (phase === 'off') {
    if (until === null) return null;
    return from === null
      ? { reported, now, window: null, end: until }
      : { reported, now, window: { from, to: until }, end: null };
  }
  if (phase === 'restored')
    return isPlanned ? null : { reported, now: null, window: null, end: until };
  if (phase === 'several' || phase === 'cancelled' || phase === 'late') return null;
  if (from === null || until === null || until <= from) return null;
  const isNear = sameDay(from, now) && sameDay(from, closing(until));
  return { reported: null, now: onlyIf(isNear, now), window: { from, to: until }, end: null };
}

/** Null without a time, or with too many days to draw. */
export function ruleOf(situation: Situation, t: IncidentTexts): HourRule | null {
  const moments = momentsOf(situation);
  const windowWord = situation.isPlanned ? 'ruleOff' : 'ruleBack';
  return (
    moments &&
    hourRule(
      moments,
      { reported: t('ruleReported'), now: t('ruleNow'), window: t(windowWord), end: t('ruleBack') },
      t,
    )
  );
}
